import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { visitorReader } from "./backend-address.server.ts";

it("retries once, at once, when a kept-alive connection was closed", async () => {
  let asked = 0;
  let lost = 1;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked <= lost) request.socket.destroy();
    else response.setHeader("content-type", "application/json").end("[]");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (const name of ["SUPABASE_URL", "SUPABASE_INNER_URL", "PUBLIC_URL"]) {
    vi.stubEnv(name, `http://127.0.0.1:${port}`);
  }
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test");
  const read = () => visitorReader().from("news").select("id");
  expect((await read()).data).toEqual([]);
  expect(asked).toBe(2);
  lost = 4;
  expect((await read()).error).not.toBeNull();
  expect(asked).toBe(4);
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});
