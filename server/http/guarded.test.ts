import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { Mount } from "./mount.ts";
import { start, stopFronts } from "./test-front.ts";

afterEach(stopFronts);

it("ends a connection on which somebody asks ahead of the answer", async () => {
  let asked = 0;
  const holding: Mount = {
    handle(request) {
      if (!request.url?.startsWith("/boom")) return false;
      asked += 1;
      return true;
    },
  };
  const ask = await start({ mounts: [holding] });
  const { port } = new URL((await ask("/")).url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write("GET /boom HTTP/1.1\r\nhost: x\r\n\r\n".repeat(3));
  await once(socket.resume(), "close");
  expect(asked).toBe(1);
});
