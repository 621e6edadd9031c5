import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { processBounds } from "./process-bounds.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "benih bounds "));
  await writeFile(path.join(folder, "upload"), "the upload");
  await writeFile(path.join(folder, "secret"), "the secret");
});
afterAll(() => rm(folder, { recursive: true }));

/** The output of a program that took over the process, or the error that stops it. */
async function run(program: string): Promise<string> {
  const upload = path.join(folder, "upload");
  const bounds = processBounds(upload, 384);
  const attempt = `try { console.log(${program}) } catch (error) { console.log(error.code ?? error.name) }`;
  const { stdout } = await promisify(execFile)(process.execPath, [...bounds, "-e", attempt], {
    cwd: folder,
  });
  return stdout.trim();
}

it("the file can be read", async () => {
  const upload = JSON.stringify(path.join(folder, "upload"));
  expect(await run(`require("fs").readFileSync(${upload}, "utf8")`)).toBe("the upload");
});

it.each([
  ["another upload", 'require("fs").readFileSync("secret", "utf8")'],
  ["the folder of uploads", 'require("fs").readdirSync(".").join()'],
  ["the machine", 'require("fs").readFileSync("/etc/passwd", "utf8")'],
  ["what it may write", 'require("fs").writeFileSync("written", "x")'],
  ["a change of the file itself", 'require("fs").writeFileSync("upload", "x")'],
  ["another process", 'require("child_process").execFileSync("/bin/ls").toString()'],
  ["another thread", 'new (require("worker_threads").Worker)("1", { eval: true }).threadId'],
])("not %s", async (_, program) => {
  expect(await run(program)).toBe("ERR_ACCESS_DENIED");
  expect(existsSync(path.join(folder, "written"))).toBe(false);
});

it("text is not run as a program", async () => {
  expect(await run('new Function("return 1")()')).toBe("EvalError");
});
