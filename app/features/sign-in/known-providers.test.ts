import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const SETTINGS = { external: { google: true }, external_labels: { google: "sample" } };
const GOOGLE = [{ provider: "google", sample: true }];

let answer: RequestListener;
let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  answer(request, response);
});

const say =
  (body: object): RequestListener =>
  (_request, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));

beforeEach(async () => {
  asked = 0;
  vi.resetModules();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  for (const name of ["SUPABASE_URL", "SUPABASE_INNER_URL", "PUBLIC_URL"]) {
    vi.stubEnv(name, `http://127.0.0.1:${port}`);
  }
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test");
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** A server that has just started. */
const fresh = async () => (await import("./known-providers.server.ts")).knownProviders;

it("asks the auth service once for all pages of a minute", async () => {
  answer = say(SETTINGS);
  const knownProviders = await fresh();
  expect(await Promise.all([knownProviders(), knownProviders()])).toEqual([GOOGLE, GOOGLE]);
  expect(await knownProviders()).toEqual(GOOGLE);
  expect(asked).toBe(1);
});

it("gives what it knows at once, and what is new afterwards", async () => {
  answer = say(SETTINGS);
  vi.useFakeTimers({ toFake: ["Date"] });
  const knownProviders = await fresh();
  await knownProviders();
  answer = say({ external: { facebook: true } });
  vi.setSystemTime(Date.now() + 61_000);
  expect(await knownProviders()).toEqual(GOOGLE);
  await expect.poll(knownProviders).toEqual([{ provider: "facebook", sample: false }]);
});

it("leaves it to the browser when the auth service does not answer in time or fails", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  answer = () => undefined;
  const knownProviders = await fresh();
  expect(await knownProviders()).toBeUndefined();
  expect(complaint, "late is no fault").not.toHaveBeenCalled();
  answer = (_request, response) => response.writeHead(500).end();
  expect(await knownProviders()).toBeUndefined();
  expect(complaint).toHaveBeenCalledOnce();
  answer = say(SETTINGS);
  expect(await knownProviders()).toEqual(GOOGLE);
});
