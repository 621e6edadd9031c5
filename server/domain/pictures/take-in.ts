import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { takeInPicturesJob } from "../../../contracts/jobs.ts";
import type { PictureKind } from "../../../contracts/pictures.ts";
import type { PictureProblem } from "../../files/picture/prepare-picture.ts";
import type { Logger } from "../../log.ts";
import { afterChanges, type OnContentChange } from "../../postgres/after-changes.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { FetchedFile } from "../../services/website/fetch-file.ts";
import type { FileKeeping } from "../profile-files/store-file.ts";
import { storePicture, type Within } from "./store-picture.ts";

export type PictureTaking = {
  keeping: FileKeeping;
  /** Fetches at most `maxBytes` from a public address into a file. */
  fetchFile(url: string, file: string): Promise<FetchedFile>;
};

export type TakenIn = { id: string } | { problem: PictureProblem | "address_unreachable" };

/**
 * Copies a picture from another host, so that no page depends on that host.
 * @throws StorageUnavailable; Refused if too many wait
 */
export async function takeIn(
  { keeping, fetchFile }: PictureTaking,
  within: Within,
  { userId, url, kind }: { userId: string; url: string; kind: PictureKind },
): Promise<TakenIn> {
  const folder = await mkdtemp(path.join(tmpdir(), "benih-picture-"));
  try {
    const file = path.join(folder, "picture");
    const fetched = await fetchFile(url, file);
    if (!fetched.ok) return { problem: fetched.problem };
    const name = URL.parse(url)?.hostname.slice(0, 200) || "picture";
    return await storePicture(keeping, within, { userId, kind, name, file });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const SHOWN_IN = [
  { kind: "photo", table: "news", column: "image" },
  { kind: "logo", table: "startups", column: "logo" },
  { kind: "logo", table: "investors", column: "logo" },
] as const;

/** Pictures with full addresses in rows, in SQL; each column has an index for these. */
const SHOWN_BY_HOST = SHOWN_IN.map(
  ({ kind, table, column }) =>
    `select ${column} as address, '${kind}' as kind from public.${table} where ${column} ~ '^https?://'`,
).join(" union all ");

/** These are drawn in nobody's turn. */
const SERVER = "server";
const AT_ONCE = 5;
const MOST_ATTEMPTS = 5;
/** Retries come after an hour, then each after four times as long. */
const DUE = `f.address is null or f.picture_id is not null or (f.attempts < ${MOST_ATTEMPTS}
  and f.tried_at < now() - interval '1 hour' * power(4, f.attempts - 1))`;

const SHOWN_FROM_ELSEWHERE = `
  select distinct p.address, p.kind, f.picture_id as "pictureId"
    from (${SHOWN_BY_HOST}) p
    left join internal.foreign_pictures f on f.address = p.address and f.kind = p.kind
   where not starts_with(p.address, $1) and (${DUE})
   limit ${AT_ONCE}`;

/**
 * Copies pictures that rows show from other hosts (imports, other programs of the operator's), some at a time. Until
 * then, or if that fails, pages look as they do without a picture.
 * @param ownAddress where the project's own files are served
 */
export async function takeInForeignPictures(
  taking: PictureTaking,
  ownAddress: string,
): Promise<void> {
  const { pool } = taking.keeping;
  const { rows } = await pool.query<{
    address: string;
    kind: PictureKind;
    pictureId: string | null;
  }>(SHOWN_FROM_ELSEWHERE, [`${ownAddress}/`]);
  for (const { address, kind, pictureId } of rows) {
    const taken = pictureId
      ? { id: pictureId }
      : await takeIn(taking, (work) => transaction(pool, work), {
          userId: SERVER,
          url: address,
          kind,
        });
    await transaction(pool, async (client) => {
      await note(client, { address, kind }, taken);
      if ("id" in taken) await replace(client, { address, kind, id: taken.id });
    });
  }
  if (rows.length === AT_ONCE) await queueTakeIn(pool);
}

/** Queues the copying of other hosts' pictures, if any row shows one. */
export async function queueTakeIn(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (client) => {
    const { rows } = await client.query<{ any: boolean }>(
      `select exists (${SHOWN_BY_HOST}) as any`,
    );
    if (rows[0]?.any) await queueJob(client, takeInPicturesJob, {}, "take_in_pictures");
  });
}

async function note(
  client: pg.ClientBase,
  { address, kind }: { address: string; kind: PictureKind },
  taken: TakenIn,
): Promise<void> {
  await client.query(
    `insert into internal.foreign_pictures as f (address, kind, picture_id, problem, attempts)
     values ($1, $2, $3, $4, 1)
     on conflict (address, kind) do update set picture_id = excluded.picture_id,
       problem = excluded.problem, attempts = f.attempts + 1, tried_at = now()`,
    [address, kind, "id" in taken ? taken.id : null, "problem" in taken ? taken.problem : null],
  );
}

async function replace(
  client: pg.ClientBase,
  { address, kind, id }: { address: string; kind: PictureKind; id: string },
): Promise<void> {
  for (const { table, column } of SHOWN_IN.filter((place) => place.kind === kind)) {
    await client.query(
      `update public.${table} t set ${column} = p.address from desk.pictures p
       where p.id = $1 and t.${column} = $2`,
      [id, address],
    );
  }
}

/**
 * Queues that after each burst of changed content; what a server that was killed in between left is done with
 * the next one.
 */
export function keepPicturesTakenIn(options: {
  pool: pg.Pool;
  onContentChange: OnContentChange;
  log: Pick<Logger, "error">;
}): () => Promise<void> {
  const { pool, onContentChange, log } = options;
  return afterChanges(onContentChange, () => queueTakeIn(pool), {
    log,
    failed: "Pictures of other hosts could not be asked for",
  });
}
