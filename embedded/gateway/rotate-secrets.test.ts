import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rotateSecrets, voidEarlier } from "./rotate-secrets.ts";
import { loadSecrets, readSecrets, type Secrets } from "./secrets.ts";

const DAY_MS = 24 * 3_600_000;

let folder: string;
let file: string;
let first: Secrets;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "secrets "));
  file = path.join(folder, "secrets.json");
  first = await loadSecrets(file);
});
afterEach(() => rmSync(folder, { recursive: true }));

const rotate = (settled = async () => {}) => rotateSecrets({ file, settled });

describe("a rotation", () => {
  it("announces the new keys before it uses them, and accepts the old ones afterwards", async () => {
    let announced: Secrets | undefined;
    const after = await rotate(async () => {
      announced = readSecrets(file);
    });
    expect(announced).toMatchObject({
      publishableKey: first.publishableKey,
      userTokenKey: first.userTokenKey,
      accepted: {
        publishableKey: [{ value: after.publishableKey }],
        userTokenKey: [{ value: after.userTokenKey }],
      },
    });
    for (const kind of [
      "publishableKey",
      "secretKey",
      "userTokenKey",
      "fileTokenSecret",
      "signInStateSecret",
      "paymentsSecretKey",
      "paymentsWebhookSecret",
    ] as const) {
      expect(after[kind]).not.toEqual(first[kind]);
      expect(after.accepted[kind]).toMatchObject([{ value: first[kind] }]);
    }
    expect(after.databasePasswords).not.toEqual(first.databasePasswords);
    expect(after.projectId).toBe(first.projectId);
    expect(after.former).toEqual({
      superuserPasswords: [first.databasePasswords.supabase_admin],
      signInStateSecrets: [first.signInStateSecret],
    });
    expect(readSecrets(file)).toEqual(after);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("that is cut off leaves what was in use", async () => {
    await expect(rotate(() => Promise.reject(new Error("killed")))).rejects.toThrow("killed");
    expect(readSecrets(file)).toMatchObject({
      publishableKey: first.publishableKey,
      databasePasswords: first.databasePasswords,
    });
    const after = await rotate();
    expect(after.accepted.publishableKey[0]).toMatchObject({ value: first.publishableKey });
  });

  it("stops when another runs at the same time", async () => {
    const both = rotate(async () => void (await rotate()));
    await expect(both).rejects.toThrow("nothing was rotated");
    expect(readSecrets(file).accepted.publishableKey[0]?.value).toBe(first.publishableKey);
  });

  it("keeps what earlier ones left until it lapses", async () => {
    const second = await rotate();
    const third = await rotate();
    expect(third.accepted.publishableKey.map(({ value }) => value)).toEqual([
      second.publishableKey,
      first.publishableKey,
    ]);
    const much = Date.now() + 100 * DAY_MS;
    const fourth = await rotateSecrets({ file, settled: async () => {}, now: () => much });
    expect(fourth.accepted.publishableKey.map(({ value }) => value)).toEqual([
      third.publishableKey,
    ]);
    // Sessions have a longer grace period than programs.
    expect(fourth.accepted.signInStateSecret).toHaveLength(3);
  });
});

it("voids everything but the newest, and keeps what data may be under", async () => {
  const after = await rotate();
  voidEarlier(file);
  const kept = readSecrets(file);
  expect(Object.values(kept.accepted).flat()).toEqual([]);
  expect(kept).toMatchObject({ publishableKey: after.publishableKey, former: after.former });
});

it("reads the file of an earlier version", async () => {
  const { accepted: _, former: __, ...earlier } = first;
  writeFileSync(file, JSON.stringify(earlier));
  expect(await loadSecrets(file)).toEqual(first);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(first);
});
