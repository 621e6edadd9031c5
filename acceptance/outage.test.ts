import { renameSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { makeMember } from "../testing/people.ts";
import { postmasterOf } from "../testing/processes.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { ask } from "./pages.ts";

const REQUESTS = 20;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.discard());

it("an unavailable database is reported once, counted, and reported when it is back", async () => {
  const { token } = await makeMember(server);
  // PostgreSQL cannot be started again without this file.
  const control = path.join(server.dataDirectory, "postgres", "global", "pg_control");
  const lines = () => server.program.stderr().trim().split("\n");
  const told = (what: string) => lines().filter((line) => line.includes(`"msg":"${what}"`));

  renameSync(control, `${control}.away`);
  process.kill(postmasterOf(server.dataDirectory), "SIGKILL");
  await eventually("it is told", PATIENCE_MS, () => told("The database is away")[0]);
  const readiness = async () => {
    const { status, text } = await ask(`${server.url}/readyz`);
    return [status, JSON.parse(text)];
  };
  expect(await readiness()).toMatchObject([
    503,
    { status: "unready", checks: { database: { status: "failed", reason: "does not answer" } } },
  ]);
  expect((await ask(`${server.url}/healthz`)).status).toBe(200);
  for (let n = 0; n < REQUESTS; n++) {
    expect((await ask(`${server.url}/startups?name=away${n}`)).status).toBe(503);
    const headers = { apikey: server.publishableKey };
    expect((await ask(`${server.url}/rest/v1/news?limit=1`, { headers })).status).toBe(503);
    const person = { authorization: `Bearer ${token}` };
    const user = `${server.url}/auth/v1/user`;
    expect((await ask(user, { headers: { ...headers, ...person } })).status).toBe(503);
    const save = { method: "POST", headers: person };
    expect((await ask(`${server.url}/api/account/list-sessions`, save)).status).toBe(503);
  }
  renameSync(`${control}.away`, control);
  const back = await eventually("it is back", PATIENCE_MS, () => told("The database is back")[0]);

  expect(JSON.parse(back)).toMatchObject({ level: 30, failures: expect.any(Number) });
  expect(JSON.parse(back).failures).toBeGreaterThan(REQUESTS);
  expect(told("The database is away")).toHaveLength(1);
  // Each request, listener and job would have reported it.
  expect(lines().length).toBeLessThan(6);
  await eventually("pages are there again", PATIENCE_MS, async () =>
    (await ask(`${server.url}/startups?name=back`)).status === 200 ? true : undefined,
  );
  await eventually("the server is ready again", PATIENCE_MS, async () =>
    (await readiness())[0] === 200 ? true : undefined,
  );
});
