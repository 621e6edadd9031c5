import { z } from "zod";
import { type FileKind, type StoredFile, storedFile } from "../../../contracts/uploads.ts";
import { failureOf, OperationFailure } from "../../platform/operations.ts";

const answer = z.object({ data: storedFile });

/** A connection silent for that long is dead, though the browser may not notice for minutes. */
const SILENCE_MS = 45_000;
/** How long the server may take to check and store a file. */
const CHECK_MS = 180_000;

/**
 * Sends a file and reports its progress, which `fetch` cannot.
 * @throws OperationFailure; the signal's reason when it was aborted.
 */
export function sendFile(task: {
  kind: FileKind;
  file: File;
  accessToken: string;
  signal: AbortSignal;
  onProgress(sent: number): void;
}): Promise<StoredFile> {
  const { kind, file, accessToken, signal, onProgress } = task;
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<StoredFile>();
  const request = new XMLHttpRequest();
  const line = watchLine(() => {
    reject(new OperationFailure("network"));
    request.abort();
  });
  request.open("POST", `/api/files/upload?${new URLSearchParams({ kind, name: file.name })}`);
  request.setRequestHeader("authorization", `Bearer ${accessToken}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded }) => {
    line.expectWithin(SILENCE_MS);
    onProgress(loaded);
  });
  // Also without a progress event before it: now the server checks the file.
  request.upload.addEventListener("load", () => {
    line.expectWithin(CHECK_MS);
    onProgress(file.size);
  });
  request.addEventListener("error", () => reject(new OperationFailure("network")));
  request.addEventListener("abort", () => reject(signal.reason));
  request.addEventListener("load", () => {
    const body = parse(request.responseText);
    const parsed = answer.safeParse(body);
    if (request.status === 200 && parsed.success) resolve(parsed.data.data);
    else reject(failureOf(body));
  });
  signal.addEventListener("abort", () => request.abort());
  line.expectWithin(SILENCE_MS);
  request.send(file);
  return promise.finally(line.leave);
}

/** Calls back once when the device goes offline, or when nothing came within the expected time. */
function watchLine(onLost: () => void): { expectWithin(ms: number): void; leave(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener("offline", onLost);
  return {
    expectWithin(ms) {
      clearTimeout(timer);
      timer = setTimeout(onLost, ms);
    },
    leave() {
      clearTimeout(timer);
      window.removeEventListener("offline", onLost);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
