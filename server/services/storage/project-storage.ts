import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { StorageClient } from "@supabase/storage-js";
import { FILE_RULES, logoObject } from "../../../contracts/uploads.ts";

/** A file to be stored, with its type; a Blob of a file on disk is streamed, never held in memory. */
type Upload = { bucket: string; path: string; body: Blob };

/** The project's files, with all rights: the caller has checked that the person may. */
export type ProjectStorage = {
  /** Resolves when the file is safely stored. @throws StorageUnavailable */
  put(upload: Upload): Promise<void>;
  /** Streams a stored file to disk. @throws StorageUnavailable; the signal's reason */
  fetch(wanted: { bucket: string; path: string; file: string; signal: AbortSignal }): Promise<void>;
  /** A stored file; undefined if there is none. @throws StorageUnavailable */
  read(wanted: { bucket: string; path: string }): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** @returns an address at which anybody may read a file for some time, below the project's storage address. */
  sign(wanted: { bucket: string; path: string; seconds: number }): Promise<string>;
  /**
   * Missing files are not an error.
   * @throws StorageUnavailable
   */
  remove(bucket: string, paths: readonly string[]): Promise<void>;
};

/** The Storage API refused or did not answer; what it did is unknown. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}

/** For 50 MB between two data centres; the embedded storage takes a second. */
const ANSWER_LIMIT_MS = 120_000;
const AT_ONCE = 500;
/** The Storage API's statuses for a missing file. */
const MISSING = [400, 404];

/** Speaks the Storage API, which the embedded backend and a hosted project share. */
export function createProjectStorage(project: {
  SUPABASE_URL: string;
  SUPABASE_SECRET_KEY: string;
}): ProjectStorage {
  const key = project.SUPABASE_SECRET_KEY;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const client = new StorageClient(`${project.SUPABASE_URL}/storage/v1`, headers, (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }),
  );
  return {
    async put({ bucket, path, body }) {
      const { error } = await client
        .from(bucket)
        // Paths are never reused, so copies may be cached.
        .upload(path, body, { contentType: body.type, cacheControl: "31536000" });
      if (error) throw new StorageUnavailable(`${bucket}: ${error.message}`);
    },
    async fetch({ bucket, path, file, signal }) {
      const address = `${project.SUPABASE_URL}/storage/v1/object/${bucket}/${encodePath(path)}`;
      const limited = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
      try {
        const { ok, status, body } = await fetch(address, { headers, signal: limited });
        if (!ok || !body) throw new StorageUnavailable(`${bucket}: ${status}`);
        await pipeline(body, createWriteStream(file), { signal: limited });
      } catch (error) {
        signal.throwIfAborted();
        throw new StorageUnavailable(`${bucket}: ${String(error)}`);
      }
    },
    async read({ bucket, path }) {
      const address = `${project.SUPABASE_URL}/storage/v1/object/${bucket}/${encodePath(path)}`;
      try {
        const answer = await fetch(address, {
          headers,
          signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        });
        if (MISSING.includes(answer.status)) return undefined;
        if (!answer.ok) throw new StorageUnavailable(`${bucket}: ${answer.status}`);
        return new Uint8Array(await answer.arrayBuffer());
      } catch (error) {
        if (error instanceof StorageUnavailable) throw error;
        throw new StorageUnavailable(`${bucket}: ${String(error)}`);
      }
    },
    async sign({ bucket, path, seconds }) {
      const { data, error } = await client.from(bucket).createSignedUrl(path, seconds);
      if (error) throw new StorageUnavailable(`${bucket}: ${error.message}`);
      const { pathname, search } = new URL(data.signedUrl);
      return pathname.slice(pathname.indexOf("/storage/v1") + "/storage/v1".length) + search;
    },
    async remove(bucket, paths) {
      for (let from = 0; from < paths.length; from += AT_ONCE) {
        const { error } = await client.from(bucket).remove(paths.slice(from, from + AT_ONCE));
        if (error) throw new StorageUnavailable(`${bucket}: ${error.message}`);
      }
    },
  };
}

/**
 * Where a file of a public bucket is served. Relative if this server serves it itself, as its address
 * may change.
 * @param backendUrl where visitors reach the project
 */
function publicAddress(
  backendUrl: string,
  publicUrl: string,
  { bucket, path }: { bucket: string; path: string },
): string {
  const host = backendUrl === publicUrl ? "" : backendUrl;
  return `${host}/storage/v1/object/public/${bucket}/${encodePath(path)}`;
}

const PAGE_LOGO = 256;

/** Gives the address at which a public page shows an uploaded logo, by the logo's path. */
export function pageLogoAddress(backendUrl: string, publicUrl: string): (path: string) => string {
  return (path) =>
    publicAddress(backendUrl, publicUrl, {
      bucket: FILE_RULES.logo.bucket,
      path: logoObject(path, PAGE_LOGO),
    });
}

/** File names may contain characters with a meaning in addresses, such as a question mark. */
function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
