import { once } from "node:events";
import { createServer } from "node:http";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { freePort } from "../../testing/free-port.ts";
import { mountMetrics, openMetricsPort } from "./metrics-door.ts";
import { start, stopFronts } from "./test-front.ts";

afterEach(stopFronts);

const log = pino({ level: "silent" });
const TOKEN = "a-token-of-the-operator";
const exposition = { type: "text/plain", read: async () => "up 1\n" };

it.each([
  [`Bearer ${TOKEN}`, "up 1\n"],
  [`bearer ${TOKEN}`, "rendered"],
  [TOKEN, "rendered"],
  [`Bearer ${TOKEN}x`, "rendered"],
  ["", "rendered"],
])("with the header %j the site's /metrics is %j", async (authorization, answer) => {
  const ask = await start({ mounts: [mountMetrics(TOKEN, exposition, log)] });
  expect(await (await ask("/metrics", { authorization })).text()).toBe(answer);
  expect(await (await ask("/metrics/more", { authorization })).text()).toBe("rendered");
});

it("says so when figures cannot be read", async () => {
  const broken = { type: "text/plain", read: () => Promise.reject(new Error("broken")) };
  const ask = await start({ mounts: [mountMetrics(TOKEN, broken, log)] });
  expect((await ask("/metrics", { authorization: `Bearer ${TOKEN}` })).status).toBe(500);
});

it("names the setting of a port that is taken", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const opening = openMetricsPort({ port, host: "127.0.0.1" }, exposition, log);
  await expect(opening).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set METRICS_PORT`,
  );
  other.close();
  await once(other, "close");
});
