import { noSuchObject } from "./errors.ts";
import type { Place } from "./signed-tokens.ts";
import type { Transaction } from "./transaction.ts";

/** What the service notes about a file, with the words of a hosted project. */
export type FileMetadata = {
  eTag?: string;
  size?: number;
  mimetype?: string;
  cacheControl?: string;
  lastModified?: string;
  contentLength?: number;
  httpStatusCode?: number;
};

export type ObjectRow = {
  id: string;
  name: string;
  bucket_id: string;
  owner: string | null;
  owner_id: string | null;
  version: string | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
  metadata: FileMetadata | null;
  user_metadata: Record<string, unknown> | null;
};

export type NewObject = {
  metadata: FileMetadata;
  userMetadata: Record<string, unknown>;
  version: string;
  owner: string | undefined;
};

/** Keeps these locks apart from those that others take on a hash. */
const LOCK_SEED = "5715203791";

/** The columns that clients see. */
export const COLUMNS =
  "id, name, bucket_id, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata";

const FIND = `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`;
const INSERT = `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
const UPSERT = `${INSERT}
  on conflict (bucket_id, name) do update set
    owner = coalesce(excluded.owner, storage.objects.owner),
    owner_id = coalesce(excluded.owner_id, storage.objects.owner_id),
    version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata`;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The row as the caller may see it. @throws the same for none and for one that is hidden. */
export async function findObject(transaction: Transaction, place: Place): Promise<ObjectRow> {
  const [row] = await transaction.query<ObjectRow>(FIND, [place.bucketId, place.name]);
  if (!row) throw noSuchObject();
  return row;
}

/** The row, bypassing policies: for addresses that need no key. */
export async function findObjectAsService(
  transaction: Transaction,
  place: Place,
): Promise<ObjectRow> {
  const [row] = await transaction.queryAsService<ObjectRow>(FIND, [place.bucketId, place.name]);
  if (!row) throw noSuchObject();
  return row;
}

/**
 * Makes the row, or with `upsert` points the existing one to new bytes, as far as the caller's
 * policies allow. One writer per name at a time, so the replaced version is known.
 * @returns the row's id, and the version that nothing points to any longer.
 */
export async function putObject(
  transaction: Transaction,
  place: Place,
  id: string,
  object: NewObject,
  upsert: boolean,
): Promise<{ id: string; replaced: string | undefined }> {
  const { bucketId, name } = place;
  await lockNames(transaction, [place]);
  const [existing] = await transaction.queryAsService<Pick<ObjectRow, "id" | "version">>(
    "select id, version from storage.objects where bucket_id = $1 and name = $2 for update",
    [bucketId, name],
  );
  await transaction.query(upsert ? UPSERT : INSERT, [
    id,
    bucketId,
    name,
    uuidOrNull(object.owner),
    object.owner ?? null,
    object.version,
    JSON.stringify(object.metadata),
    JSON.stringify(object.userMetadata),
  ]);
  return { id: existing?.id ?? id, replaced: existing?.version ?? undefined };
}

/** An id as the older column for owners takes it. */
export function uuidOrNull(owner: string | undefined): string | null {
  return owner !== undefined && UUID.test(owner) ? owner : null;
}

/**
 * Waits until nobody else is writing these names. A row that does not exist yet cannot be locked,
 * but its name can; always in the same order, to avoid deadlocks.
 */
export async function lockNames(transaction: Transaction, places: Place[]): Promise<void> {
  for (const name of places.map(({ bucketId, name }) => `${bucketId}/${name}`).sort()) {
    await transaction.query("select pg_advisory_xact_lock(hashtextextended($1, $2))", [
      name,
      LOCK_SEED,
    ]);
  }
}
