import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { dropPartial } from "./backup-folder.ts";

it("what a killed backup has left is deleted, and not what another writes or has written", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "backup folder "));
  const names = ["20T10", "20T11", "20T12"].map(
    (time) => `benih-2026-11-${time}-00-00-000Z-by-hand.tar.zst`,
  );
  const [whole = "", left = "", arriving = ""] = names;
  for (const name of [whole, `${left}.partial`, `${arriving}.partial`]) {
    writeFileSync(path.join(folder, name), "");
  }
  for (const name of [whole, `${left}.partial`]) utimesSync(path.join(folder, name), 0, 0);
  dropPartial(folder, "by-hand", 3_600_000);
  expect(readdirSync(folder).sort()).toEqual([whole, `${arriving}.partial`]);
  rmSync(folder, { recursive: true });
});
