import { z } from "zod";
import { failureOf, OperationFailure } from "./operations.ts";

/** A connection silent for this long is dead, though the browser may not notice for minutes. */
const SILENCE_MS = 45_000;
/** How long the server may take to check and store a file. */
const CHECK_MS = 180_000;

const wrapped = z.object({ data: z.unknown() });

/**
 * Sends a file as the body of an operation, and reports its progress, which `fetch` cannot.
 * @returns the answer's data, as `answer` describes it.
 * @throws OperationFailure; the signal's reason when it was aborted.
 */
export function postFile<Answer extends z.ZodType>(task: {
  path: string;
  query: Record<string, string>;
  file: File;
  answer: Answer;
  accessToken: string;
  signal: AbortSignal;
  onProgress(sent: number): void;
}): Promise<z.output<Answer>> {
  const { path, query, file, accessToken, signal, onProgress } = task;
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<z.output<Answer>>();
  const request = new XMLHttpRequest();
  const line = watchLine(() => {
    reject(new OperationFailure("network"));
    request.abort();
  });
  request.open("POST", `/api/${path}?${new URLSearchParams(query)}`);
  request.setRequestHeader("authorization", `Bearer ${accessToken}`);
  request.setRequestHeader("content-type", "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded }) => {
    line.expectWithin(SILENCE_MS);
    onProgress(loaded);
  });
  // Even without a progress event before it: now the server checks the file.
  request.upload.addEventListener("load", () => {
    line.expectWithin(CHECK_MS);
    onProgress(file.size);
  });
  request.addEventListener("error", () => reject(new OperationFailure("network")));
  request.addEventListener("abort", () => reject(signal.reason));
  request.addEventListener("load", () => {
    const body = parse(request.responseText);
    const parsed = task.answer.safeParse(wrapped.safeParse(body).data?.data);
    if (request.status === 200 && parsed.success) resolve(parsed.data);
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
