import { spawn } from "node:child_process";
import {
  chownSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BackendError } from "../backend-error.ts";
import type { Binaries } from "./binaries.ts";
import type { OperatingUser } from "./operating-user.ts";

/**
 * Writes a new cluster to `directory`, which exists and is empty. It is built next to it and moved as a
 * whole, since the remains of an interrupted start would pass for a cluster at the next one. The builtin
 * C.UTF-8 locale sorts the same on every machine.
 */
export async function createCluster(settings: {
  binaries: Binaries;
  directory: string;
  user: OperatingUser;
  superuser: string;
  superuserPassword: string;
}): Promise<void> {
  const { binaries, directory, user, superuser, superuserPassword } = settings;
  removePartial(directory);
  const partial = mkdtempSync(directory + PARTIAL);
  const secretFolder = mkdtempSync(path.join(tmpdir(), "benih-initdb-"));
  const passwordFile = path.join(secretFolder, "password");
  try {
    writeFileSync(passwordFile, `${superuserPassword}\n`, { mode: 0o600 });
    if (user !== "ourselves") {
      for (const entry of [partial, secretFolder, passwordFile]) {
        chownSync(entry, user.uid, user.gid);
      }
    }
    const result = await run(binaries.initdb, user, [
      `--pgdata=${partial}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--locale=C.UTF-8",
    ]);
    if (result.code !== 0) throw new BackendError(explain(result.said, directory));
    rmdirSync(directory);
    renameSync(partial, directory);
  } finally {
    rmSync(partial, { recursive: true, force: true });
    rmSync(secretFolder, { recursive: true, force: true });
  }
}

const PARTIAL = ".partial-";

function removePartial(directory: string): void {
  const folder = path.dirname(directory);
  const prefix = path.basename(directory) + PARTIAL;
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    // An initdb that outlived its server may still be writing there; it will finish.
    rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function run(program: string, user: OperatingUser, args: string[]) {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(program, args, {
      ...(user === "ourselves" ? {} : user),
      cwd: tmpdir(),
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString("utf8");
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("error", (error) => resolve({ code: 1, said: error.message }));
    child.once("close", (code) => resolve({ code, said }));
  });
}

function explain(said: string, directory: string): string {
  if (/No space left on device/i.test(said)) {
    return `The disk that holds ${directory} is full: free some space, then start again.`;
  }
  if (/error while loading shared libraries: (\S+)/.test(said)) {
    const library = said.match(/shared libraries: ([^\s:]+)/)?.[1];
    return `The system library ${library} is missing: install it, then start again.`;
  }
  const error = said.match(/error:\s*(.+)/)?.[1] ?? said.trim().split("\n").at(-1);
  return `PostgreSQL could not be set up in ${directory}: ${error}`;
}
