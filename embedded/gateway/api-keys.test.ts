import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApiKeys } from "./api-keys.ts";
import { followSecrets, type LiveSecrets } from "./follow-secrets.ts";
import { rotateSecrets } from "./rotate-secrets.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";

let folder: string;
let before: Secrets;
let after: Secrets;
let live: LiveSecrets;
const said: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "keys "));
  const file = path.join(folder, "secrets.json");
  before = await loadSecrets(file);
  after = await rotateSecrets({ file, graceDays: 30, settled: async () => {} });
  said.length = 0;
  live = followSecrets(file, after, (level, message) => said.push(`${level} ${message}`));
});
afterEach(() => {
  vi.useRealTimers();
  live.close();
  rmSync(folder, { recursive: true });
});

const log = (level: string, message: string) => said.push(`${level} ${message}`);

it("lets in the newest keys and those of the process itself", () => {
  const { find, inner } = createApiKeys(live, log);
  expect(find(after.publishableKey)).toEqual({ role: "anon" });
  expect(find(after.secretKey)).toEqual({ role: "service_role" });
  expect(find(inner.SUPABASE_PUBLISHABLE_KEY)).toEqual({ role: "anon" });
  expect(find(inner.SUPABASE_SECRET_KEY)).toEqual({ role: "service_role" });
  expect(said).toEqual([]);
});

it.each(["", "sb_publishable_x", "sb_secret_inner_"])("refuses %j", (key) => {
  expect(createApiKeys(live, log).find(key)).toBeUndefined();
});

it("accepts earlier keys until they are void, and tells of each kind once a day", () => {
  const { find } = createApiKeys(live, log);
  const until = new Date(after.accepted.secretKey[0]?.until ?? "");
  expect(find(before.secretKey)).toEqual({ role: "service_role", until });
  expect(find(before.secretKey)).toEqual({ role: "service_role", until });
  expect(find(before.publishableKey)).toMatchObject({ role: "anon" });
  expect(said).toEqual([
    "warn A program or an open page still uses an earlier secret key",
    "warn A program or an open page still uses an earlier publishable key",
  ]);
  vi.setSystemTime(until);
  expect(find(before.secretKey)).toBeUndefined();
  expect(find(after.secretKey)).toEqual({ role: "service_role" });
});
