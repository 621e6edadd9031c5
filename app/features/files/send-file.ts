import { z } from "zod";
import { type FileKind, type StoredFile, storedFile } from "../../../contracts/uploads.ts";
import { failureOf, OperationFailure } from "../../platform/operations.ts";

const answer = z.object({ data: storedFile });

/**
 * Sends a file with its progress, which `fetch` does not tell.
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
  request.open("POST", `/api/files/upload?${new URLSearchParams({ kind, name: file.name })}`);
  request.setRequestHeader("authorization", `Bearer ${accessToken}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded));
  // Also without a progress event in between: now the server looks at it.
  request.upload.addEventListener("load", () => onProgress(file.size));
  request.addEventListener("error", () => reject(new OperationFailure("network")));
  request.addEventListener("abort", () => reject(signal.reason));
  request.addEventListener("load", () => {
    const body = parse(request.responseText);
    const parsed = answer.safeParse(body);
    if (request.status === 200 && parsed.success) resolve(parsed.data.data);
    else reject(failureOf(body));
  });
  signal.addEventListener("abort", () => request.abort());
  request.send(file);
  return promise;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
