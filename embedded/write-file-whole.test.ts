import {
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { mountSmallDisk } from "../testing/small-disk.ts";
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

it("a disk that fills up meanwhile leaves the old file", (context) => {
  const disk = mountSmallDisk(1) ?? context.skip("takes root with the right to mount a small disk");
  const file = path.join(disk.folder, "secrets.json");
  writeFileWhole(file, "old", 0o600);
  expect(() => writeFileWhole(file, "x".repeat(3_000_000), 0o600)).toThrow("ENOSPC");
  expect(readFileSync(file, "utf8")).toBe("old");
  expect(readdirSync(disk.folder)).toEqual(["secrets.json"]);
  disk.remove();
});
