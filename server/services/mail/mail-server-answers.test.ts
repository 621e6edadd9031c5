import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { mailServerAnswers } from "./mail-server-answers.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    await once(server, "close");
  }
});

/** A mail server that treats every connection this way. */
async function start(meet: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    meet(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push(server);
  return `smtp://user:password@127.0.0.1:${Object(server.address()).port}`;
}

it("a greeting is an answer; nothing but goodbye is said to it", async () => {
  const said = Promise.withResolvers<string>();
  const url = await start((socket) => {
    let heard = "";
    socket.write("220 mail.example ESMTP\r\n");
    socket.on("data", (data) => {
      heard += data;
    });
    socket.on("end", () => said.resolve(heard));
  });
  expect(await mailServerAnswers(url)).toBeUndefined();
  expect(await said.promise).toBe("QUIT\r\n");
});

it("a refusal is not", async () => {
  const url = await start((socket) => socket.end("554 No service here\r\n"));
  expect(await mailServerAnswers(url)).toBe("refuses to talk to us");
});

it("nor is a connection that breaks, or a port where nobody listens", async () => {
  const url = await start((socket) => socket.resetAndDestroy());
  expect(await mailServerAnswers(url)).toBe("does not answer");
  const [server] = servers.splice(0);
  server?.close();
  expect(await mailServerAnswers(url)).toBe("does not answer");
});
