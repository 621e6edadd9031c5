import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../test-backend.ts";
import { openSocket } from "../test-socket.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend("", { connectionsPerNetwork: 10 });
}, 60_000);
afterAll(() => backend?.stop());

describe("one network", () => {
  const from = (network: string) =>
    openSocket(backend.webSocketUrl, { headers: { "x-test-network": network } });

  it("may have only so many sockets open, while others still get theirs", async () => {
    const open = [];
    for (let at = 0; at < 10; at++) open.push(await from("office"));
    await expect(from("office")).rejects.toThrow("429");
    await expect(from("office")).rejects.toThrow("429");
    const elsewhere = await from("elsewhere");
    const lines = backend.log.filter((line) => line.includes('"network":"office"'));
    expect(lines).toHaveLength(1);
    open[0]?.socket.close();
    await open[0]?.closed;
    open.push(await from("office"), elsewhere);
    for (const { socket } of open) socket.close();
    await Promise.all(open.map(({ closed }) => closed));
  });

  it("learns when to try again, and holds no connection until then", async () => {
    const open = [];
    for (let at = 0; at < 10; at++) open.push(await from("impatient"));
    const { hostname, port, pathname } = new URL(backend.webSocketUrl);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const closed = new Promise((resolve) => socket.on("close", resolve));
    socket.on("error", () => undefined);
    let answer = "";
    socket.on("data", (data) => {
      answer += data;
    });
    socket.write(
      `GET ${pathname}?vsn=2.0.0 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n` +
        "Upgrade: websocket\r\nX-Test-Network: impatient\r\n\r\n",
    );
    await once(socket, "end");
    expect(answer).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n/);
    expect(answer).toMatch(/\r\nRetry-After: \d+\r\n/);
    // Our half stays open: only a server that has let go of its own resets it.
    const timer = setInterval(() => socket.write("x"), 10);
    await closed;
    clearInterval(timer);
    for (const each of open) each.socket.close();
    await Promise.all(open.map((each) => each.closed));
  });
});
