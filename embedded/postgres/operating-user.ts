import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import { BackendError } from "../backend-error.ts";

/** The account that PostgreSQL runs under: ours, or `postgres` when we are root. */
export type OperatingUser = { uid: number; gid: number } | "ourselves";

/** PostgreSQL refuses to run as root, so root uses the `postgres` account, created if missing. */
export function operatingUser(): OperatingUser {
  if (process.getuid?.() !== 0) return "ourselves";
  const existing = lookUp("postgres");
  if (existing) return existing;
  for (const [program, args] of [
    ["useradd", ["--system", "--user-group", "--no-create-home", "postgres"]],
    ["adduser", ["-S", "-D", "-H", "postgres"]],
  ] as const) {
    try {
      execFileSync(program, args, { stdio: "ignore" });
    } catch {
      continue;
    }
    const made = lookUp("postgres");
    if (made) return made;
  }
  throw new BackendError(
    "PostgreSQL cannot run as root, and no account named postgres could be made: run as an ordinary user, or add that account.",
  );
}

/** Whether the user may enter every folder above `file` and read it. */
export function canReach(user: OperatingUser, file: string): boolean {
  if (user === "ourselves") return true;
  const allows = (entry: string, bit: number) => {
    const { mode, uid, gid } = statSync(entry);
    if (uid === user.uid) return (mode & (bit << 6)) !== 0;
    if (gid === user.gid) return (mode & (bit << 3)) !== 0;
    return (mode & bit) !== 0;
  };
  const read = 4;
  const enter = 1;
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (!allows(folder, enter)) return false;
    if (folder === path.dirname(folder)) break;
  }
  return allows(file, read);
}

function lookUp(name: string): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
      );
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}
