import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { BackendError } from "../backend-error.ts";
import { isKnownMajor, OWN_MAJOR } from "./majors.ts";
import { canReach, type OperatingUser } from "./operating-user.ts";

/**
 * Makes sure that PostgreSQL can keep its files in `directory`.
 * @returns the major version of the existing cluster; undefined if there is none
 * @throws BackendError if the folder is foreign, of an unknown version or another user's
 */
export function prepareDirectory(directory: string, user: OperatingUser): string | undefined {
  mkdirSync(path.dirname(directory), { recursive: true });
  if (!existsSync(directory)) mkdirSync(directory, { mode: 0o700 });
  const owner = user === "ourselves" ? process.getuid?.() : user.uid;
  const major = inspect(directory);
  if (major === undefined && user !== "ourselves") chownSync(directory, user.uid, user.gid);
  if (owner !== undefined && statSync(directory).uid !== owner) {
    throw new BackendError(
      `${directory} belongs to another user (it was made by root, or by somebody else): start as that user, or choose another DATA_DIR.`,
    );
  }
  if (!canReach(user, path.join(directory, "."))) {
    throw new BackendError(
      `The account postgres cannot enter a folder above ${directory}: choose a DATA_DIR outside private folders such as /root.`,
    );
  }
  return major;
}

function inspect(directory: string): string | undefined {
  const entries = readdirSync(directory);
  if (entries.length === 0) {
    refuseInterrupted(directory);
    return undefined;
  }
  const versionFile = path.join(directory, "PG_VERSION");
  if (!existsSync(versionFile)) {
    throw new BackendError(
      `${directory} holds files that are not a PostgreSQL cluster: choose another DATA_DIR, or move them away.`,
    );
  }
  const version = readFileSync(versionFile, "utf8").trim();
  if (!isKnownMajor(version)) {
    throw new BackendError(
      `${directory} was written by PostgreSQL ${version}, this is ${OWN_MAJOR}: choose another DATA_DIR, or restore a backup into one.`,
    );
  }
  return version;
}

/** Where an upgrade keeps the cluster that it has replaced. */
export function replacedCluster(directory: string, major: string): string {
  return `${directory}-${major}`;
}

/** The clusters that upgrades have replaced. */
export function replacedClusters(directory: string): string[] {
  const folder = path.dirname(directory);
  const isReplaced = (entry: string) =>
    entry.startsWith(`${directory}-`) && /^\d+$/.test(entry.slice(directory.length + 1));
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter(isReplaced);
}

/** Between its last two steps an upgrade leaves no cluster, and a new, empty one would hide the data. */
function refuseInterrupted(directory: string): void {
  const [left] = replacedClusters(directory);
  if (left === undefined) return;
  throw new BackendError(
    `An upgrade of PostgreSQL was interrupted: run npm run upgrade-postgres again, or move ${left} away to begin without data.`,
  );
}
