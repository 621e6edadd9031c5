import { randomUUID } from "node:crypto";
import type pg from "pg";
import {
  FILE_RULES,
  type FileKind,
  type FileProblem,
  type StoredFile,
} from "../../../contracts/uploads.ts";
import { CommitInDoubt } from "../../postgres/transaction.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import type { Actor } from "../account/actor.ts";
import { forgetFile, pointToFile } from "./file-rows.ts";
import { judgeFile, objectsOf } from "./judge-file.ts";
import { isLogoPublished } from "./published-logo.ts";

/** What keeping files needs. */
export type FileKeeping = {
  pool: pg.Pool;
  storage: Pick<ProjectStorage, "put" | "remove">;
  /** Called when storage may contain an object without a row. */
  onLeftover(error: unknown): void;
};

type NewUpload = {
  kind: FileKind;
  name: string;
  /** The complete file on disk. */
  file: string;
  /** Aborted when the sender has left. */
  signal: AbortSignal;
};

/**
 * Replaces the person's earlier file of that kind, which is removed only once the row points to the
 * new file, whatever fails.
 * @throws StorageUnavailable; Refused if too many wait; the signal's reason
 */
export async function storeFile(
  keeping: FileKeeping,
  actor: Actor,
  { kind, name, file, signal }: NewUpload,
): Promise<StoredFile | { problem: FileProblem }> {
  const { userId } = actor;
  const judged = await judgeFile(kind, file, `${userId}/${randomUUID()}`, { userId, signal });
  if ("problem" in judged) return judged;
  const { objects, ...row } = judged;
  const { bucket } = FILE_RULES[kind];
  try {
    for (const object of objects) {
      signal.throwIfAborted();
      await keeping.storage.put({ bucket, ...object });
    }
    signal.throwIfAborted();
    const { stored, replaced } = await pointToFile(keeping.pool, actor, { kind, name, ...row });
    if (replaced !== undefined) await discard(keeping, kind, replaced);
    return stored;
  } catch (error) {
    // The row may point to it or not; the sweep will find out.
    if (error instanceof CommitInDoubt) keeping.onLeftover(error);
    else await discard(keeping, kind, row.path);
    throw error;
  }
}

/** Removes the person's file of a kind. There may be none. */
export async function removeFile(
  keeping: FileKeeping,
  actor: Actor,
  kind: FileKind,
): Promise<void> {
  const path = await forgetFile(keeping.pool, actor, kind);
  if (path !== undefined) await discard(keeping, kind, path);
}

/**
 * Removes objects without a row. A failure here does not fail the caller: the sweep will remove
 * them.
 */
async function discard(keeping: FileKeeping, kind: FileKind, path: string): Promise<void> {
  try {
    if (kind === "logo" && (await isLogoPublished(keeping.pool, path))) return;
    await keeping.storage.remove(FILE_RULES[kind].bucket, objectsOf(kind, path));
  } catch (error) {
    keeping.onLeftover(error);
  }
}
