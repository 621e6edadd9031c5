import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { writeFileWhole } from "./write-file-whole.ts";

const NOBODY = 65_534;

it.skipIf(process.getuid?.() !== 0)("a file that root writes stays that of its owner", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "written "));
  const file = path.join(folder, "secrets.json");
  writeFileSync(file, "old");
  chownSync(file, NOBODY, NOBODY);
  writeFileWhole(file, "new", 0o600);
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(statSync(file)).toMatchObject({ uid: NOBODY, gid: NOBODY });
  rmSync(folder, { recursive: true });
});
