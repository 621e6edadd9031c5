import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openS3Store } from "./s3-store.ts";
import { readText } from "./store.ts";

/** A client of the bucket that obeys the test, and records its calls. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "s3 client "));
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const asked = () => readFileSync(path.join(folder, "asked"), "utf8");
function client(script: string): ReturnType<typeof openS3Store> {
  const program = path.join(folder, "aws");
  writeFileSync(program, `#!/bin/sh\necho "$@" >> '${folder}/asked'\n${script}\n`);
  chmodSync(program, 0o755);
  return openS3Store("s3://benih/ours", "ourselves");
}

describe("the client of a bucket", () => {
  it("that is too old for segments stops the start, and says what it lacks", async () => {
    const store = client('echo "Unknown options: --if-none-match, *" >&2; exit 252');
    await expect(store.prepareLine("line")).rejects.toThrow(/newer AWS CLI.*--if-none-match/);
    await expect(client("exit 1").prepareLine("line")).rejects.toThrow("on the PATH");
    await client("exit 0").prepareLine("line");
  });

  it("that fails to write leaves what was there, and takes away half of a stream", async () => {
    const store = client('[ "$1" = s3api ] || { cat > /dev/null; exit 1; }');
    await expect(store.write("line/secrets.json", "{}")).rejects.toThrow("aws ended with 1");
    expect(asked()).not.toContain("delete-objects");
    await expect(store.write("line/files/new", Readable.from(["half"]))).rejects.toThrow();
    expect(asked()).toMatch(/delete-objects .*line\/files\/new/);
  });

  it("that breaks off half-way gives an error and not half of a file", async () => {
    const broken = client('[ "$1" = s3api ] || { printf half; echo "Read timeout" >&2; exit 1; }');
    await expect(readText(broken, "line/files/one")).rejects.toThrow("Read timeout");
    const store = client('[ "$1" = s3api ] || printf whole');
    expect(await readText(store, "line/files/one")).toBe("whole");
  });
});
