import { connect, createServer, type Socket } from "node:net";

/**
 * A balancer in front of several servers: each connection goes to the first that accepts it, in the
 * order that the test sets.
 */
export async function startBalancer(): Promise<{
  url: string;
  lead(ports: number[]): void;
  stop(): Promise<void>;
}> {
  let order: number[] = [];
  const open = new Set<Socket>();

  const forward = (visitor: Socket, [port, ...others]: number[]): void => {
    if (port === undefined) {
      visitor.destroy();
      return;
    }
    const server = connect(port, "127.0.0.1");
    let isConnected = false;
    server.once("connect", () => {
      isConnected = true;
      visitor.pipe(server).pipe(visitor);
    });
    server.on("error", () => {
      if (isConnected) visitor.destroy();
      else forward(visitor, others);
    });
    server.once("close", () => isConnected && visitor.destroy());
    visitor.once("close", () => server.destroy());
  };

  const listener = createServer((visitor) => {
    open.add(visitor);
    visitor.on("error", () => undefined);
    visitor.once("close", () => open.delete(visitor));
    forward(visitor, order);
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const address = listener.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    lead(ports) {
      order = ports;
    },
    async stop() {
      for (const visitor of open) visitor.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
