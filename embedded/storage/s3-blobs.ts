import { createHash, randomUUID } from "node:crypto";
import { createReadStream, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { S3mini } from "s3mini";
import { BackendError } from "../backend-error.ts";
import type { Log } from "../log.ts";
import { type Blobs, LEFT_AFTER_MS, openIncoming, VERSION, writeWhole } from "./blobs.ts";
import { storeAway } from "./errors.ts";

/** A bucket of an S3-compatible store. */
export type S3Settings = {
  /** Its address without the bucket, such as https://s3.example. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The bucket may also contain files that are not ours. */
const PREFIX = "file-";
/** The object that names the owner of a bucket. */
export const STORE_MARKER = "project-of-files";
/** The time for the store to begin its answer, after it has received a new file. */
const ANSWER_WITHIN_MS = 120_000;

/**
 * Files in an S3-compatible store, named by their row's version as in a folder. A file is received on this
 * machine first, so that an incomplete, too large or damaged one never gets a name there.
 * @param spool a folder of this machine for arriving files, shared by the server and commands beside it
 * @throws BackendError if the bucket cannot be used
 */
export async function openS3Blobs(settings: S3Settings, spool: string, log: Log): Promise<Blobs> {
  const { S3mini, S3ServiceError } = await import("s3mini");
  const { endpoint, bucket, ...keys } = settings;
  const store = new S3mini({ ...keys, endpoint: `${endpoint}/${bucket}`, fetch: answered });
  await openIncoming(spool, LEFT_AFTER_MS);
  await requireBucket(store, settings);

  const isMissing = (error: unknown): boolean =>
    (error instanceof S3ServiceError && error.status === 404) ||
    // The library wraps errors of HEAD.
    (error instanceof Error && error.cause !== undefined && isMissing(error.cause));
  /** @returns undefined if there is no such file. @throws StorageError 503, and logs why. */
  const ask = async <Result>(what: string, work: () => Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      if (isMissing(error)) return undefined;
      log("error", `storage: the S3 store failed to ${what}`, { error: reasonOf(error) });
      throw storeAway();
    }
  };

  const listed = (prefix: string) =>
    ask("list its files", async () => {
      const found = await store.listObjects("/", prefix);
      // The bucket is missing, although it existed at the start.
      if (!found) throw new Error(`there is no bucket ${bucket}`);
      return found;
    });

  const owner = async () =>
    (await ask("tell whose it is", () => store.getObject(STORE_MARKER))) ?? undefined;

  return {
    owner,

    async claim(projectId) {
      const found = await owner();
      if (found !== undefined) return found;
      await ask("be marked", () => store.putObject(STORE_MARKER, projectId));
      return (await owner()) ?? projectId;
    },

    async receive(bytes, maxBytes, version = randomUUID()) {
      const file = path.join(spool, version);
      try {
        const written = await writeWhole(file, bytes, maxBytes);
        const sent = await ask("keep a file", async () =>
          store.putObject(
            PREFIX + version,
            await openAsBlob(file),
            undefined,
            undefined,
            // The store compares the received bytes with it.
            { "x-amz-content-sha256": await sha256(file) },
            written.size,
          ),
        );
        if (!sent) throw storeAway();
        return { version, ...written };
      } finally {
        await rm(file, { force: true });
      }
    },

    async open(version) {
      if (!VERSION.test(version)) return undefined;
      const size = await ask("find a file", () => store.getContentLength(PREFIX + version));
      if (size === undefined) return undefined;
      return {
        stat: async () => ({ size }),
        createReadStream: ({ start = 0, end } = {}) =>
          readLater(async () => {
            const isPart = start > 0 || end !== undefined;
            const answer = await ask("give a file", () =>
              // The library leaves out the last byte of its range.
              store.getObjectRaw(PREFIX + version, !isPart, start, (end ?? size - 1) + 1),
            );
            if (!answer?.body) throw storeAway();
            return answer.body;
          }),
        close: async () => undefined,
      };
    },

    async copy(version) {
      if (!VERSION.test(version)) return undefined;
      const target = randomUUID();
      const copied = await ask("copy a file", () =>
        store.copyObject(PREFIX + version, PREFIX + target),
      );
      return copied && target;
    },

    async discard(versions) {
      for (const version of versions) {
        if (version == null || !VERSION.test(version)) continue;
        await store.deleteObject(PREFIX + version).catch((error: unknown) => {
          log("warn", "storage: a file could not be deleted", { version, error: reasonOf(error) });
        });
      }
    },

    async list() {
      const found = (await listed(PREFIX)) ?? [];
      return found.map(({ Key }) => Key.slice(PREFIX.length)).filter((name) => VERSION.test(name));
    },

    async storedBefore(versions, moment) {
      const old: string[] = [];
      for (const version of versions) {
        const [found] = (await listed(PREFIX + version)) ?? [];
        if (found && found.LastModified < moment) old.push(version);
      }
      return old;
    },
  };
}

async function requireBucket(store: S3mini, { endpoint, bucket }: S3Settings): Promise<void> {
  const isThere = await store.bucketExists().catch((error: unknown) => {
    throw new BackendError(
      `S3_ENDPOINT ${endpoint} cannot be reached (${reasonOf(error)}): start the store, or check the address.`,
    );
  });
  if (isThere) return;
  throw new BackendError(
    `S3_BUCKET ${bucket} is not at ${endpoint}, or S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY may not use it: make it, or check the keys and S3_REGION.`,
  );
}

/** Gives up on a store that does not begin to answer; the answer itself may take as long as its reader. */
async function answered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(
    () => giveUp.abort(new Error("no answer within two minutes")),
    ANSWER_WITHIN_MS,
  );
  try {
    return await fetch(input, { ...init, signal: giveUp.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** A stream that requests its bytes once somebody reads. */
function readLater(ask: () => Promise<ReadableStream<Uint8Array>>): Readable {
  return Readable.from(
    (async function* () {
      yield* await ask();
    })(),
    { objectMode: false },
  );
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Node's fetch hides the real error in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}
