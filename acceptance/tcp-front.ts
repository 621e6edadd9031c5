import { connect, createServer, type Socket } from "node:net";

/** A fixed address in front of servers that come and go, below HTTP: bytes pass as they are. */
export type TcpFront = { url: string; leadTo(port: number): void; close(): void };

export async function openTcpFront(): Promise<TcpFront> {
  let port = 0;
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const upstream = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [visitor, upstream],
      [upstream, visitor],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroySoon();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${Object(server.address()).port}`,
    leadTo(next) {
      port = next;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
