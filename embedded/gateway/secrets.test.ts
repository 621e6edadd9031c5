import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSecrets } from "./secrets.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "secrets of a project-"));
  file = path.join(folder, "secrets.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("secrets", () => {
  it("are made once, for all who start at once, and readable by their owner alone", async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(file)));
    const kept = JSON.parse(readFileSync(file, "utf8"));
    for (const secrets of made) expect(secrets).toEqual(kept);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["secrets.json"]);
  });

  it("get what an earlier version lacked, and keep the rest", async () => {
    const { projectId, ...earlier } = await loadSecrets(file);
    writeFileSync(file, JSON.stringify(earlier));
    const secrets = await loadSecrets(file);
    expect(secrets).toMatchObject(earlier);
    expect(secrets.projectId).not.toBe(projectId);
    expect(await loadSecrets(file)).toEqual(secrets);
  });

  it("that are damaged, or cannot be written, stop the start", async () => {
    writeFileSync(file, "{");
    await expect(loadSecrets(file)).rejects.toThrow(`${file} is damaged`);
    const nowhere = path.join(folder, "none", "secrets.json");
    await expect(loadSecrets(nowhere)).rejects.toThrow(/cannot be written to .*SECRETS_FILE/);
  });
});
