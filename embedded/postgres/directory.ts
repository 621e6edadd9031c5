import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { BackendError } from "../backend-error.ts";
import { canReach, type OperatingUser } from "./operating-user.ts";

const MAJOR_VERSION = "17";

/**
 * Makes sure that PostgreSQL can keep its files in `directory`.
 * @returns whether a cluster is there already.
 * @throws BackendError when the folder is foreign, of another version or another user's.
 */
export function prepareDirectory(directory: string, user: OperatingUser): "existing" | "empty" {
  mkdirSync(path.dirname(directory), { recursive: true });
  if (!existsSync(directory)) mkdirSync(directory, { mode: 0o700 });
  const owner = user === "ourselves" ? process.getuid?.() : user.uid;
  const state = inspect(directory);
  if (state === "empty" && user !== "ourselves") chownSync(directory, user.uid, user.gid);
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
  return state;
}

function inspect(directory: string): "existing" | "empty" {
  const entries = readdirSync(directory);
  if (entries.length === 0) return "empty";
  const versionFile = path.join(directory, "PG_VERSION");
  if (!existsSync(versionFile)) {
    throw new BackendError(
      `${directory} holds files that are not a PostgreSQL cluster: choose another DATA_DIR, or move them away.`,
    );
  }
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== MAJOR_VERSION) {
    throw new BackendError(
      `${directory} was written by PostgreSQL ${version}, this is ${MAJOR_VERSION}: choose another DATA_DIR, or dump and restore it.`,
    );
  }
  return "existing";
}
