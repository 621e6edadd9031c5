import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { OperationError } from "../operation-error.ts";

/** A sender that is silent for this long has gone, or blocks the place for nothing. */
const SILENCE_MS = 60_000;
/** Longer than any upload: older files were left by a server that was killed. */
const LEFT_AFTER_MS = 60 * 60 * 1000;

export type IncomingFile = AsyncDisposable & { path: string; bytes: number };

export type IncomingFiles = {
  /**
   * Writes a request's body to a file that is deleted when disposed.
   * @returns undefined if it is larger than allowed; the rest is then left unread
   */
  receive(request: IncomingMessage, maxBytes: number): Promise<IncomingFile | undefined>;
  /**
   * Deletes what an earlier server left behind.
   * @returns how many files.
   */
  sweep(): Promise<number>;
};

/** Keeps uploads in a folder while they arrive and are checked, never in memory. */
export function createIncomingFiles(folder: string, silenceMs = SILENCE_MS): IncomingFiles {
  return {
    async receive(request, maxBytes) {
      if (Number(request.headers["content-length"] ?? 0) > maxBytes) return undefined;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, randomUUID());
      const remove = () => rm(file, { force: true });
      try {
        const bytes = await write(request, file, { maxBytes, silenceMs });
        if (bytes !== undefined) return { path: file, bytes, [Symbol.asyncDispose]: remove };
      } catch (error) {
        await remove();
        throw error;
      }
      await remove();
      return undefined;
    },

    async sweep() {
      const names = await readdir(folder).catch(() => []);
      let swept = 0;
      for (const name of names) {
        const file = path.join(folder, name);
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs < LEFT_AFTER_MS) continue;
        await rm(file, { force: true });
        swept += 1;
      }
      return swept;
    },
  };
}

async function write(
  request: IncomingMessage,
  file: string,
  { maxBytes, silenceMs }: { maxBytes: number; silenceMs: number },
): Promise<number | undefined> {
  await using handle = await open(file, "wx", 0o600);
  request.setTimeout(silenceMs, () => request.destroy(new Error("The sender fell silent")));
  let bytes = 0;
  try {
    // Not destroyed when too large: the sender should get the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) throw new Error("The body has been decoded by somebody else");
      bytes += chunk.length;
      if (bytes > maxBytes) return undefined;
      for (let from = 0; from < chunk.length; ) {
        from += (await handle.write(chunk, from)).bytesWritten;
      }
    }
  } catch (error) {
    throw explain(error);
  } finally {
    request.setTimeout(0);
  }
  return bytes;
}

function explain(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC") {
    return new OperationError("service_unavailable", "The disk of the server is full.");
  }
  return error;
}
