import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { z } from "zod";
import { nestsTooDeep } from "../json-depth.ts";
import { invalidRequest, tooLarge } from "./errors.ts";

const MAX_METADATA_BYTES = 1024 * 1024;

/** The uploader's notes on the file, besides its bytes. */
export type FileNotes = { cacheControl: string; userMetadata: Record<string, unknown> };

/** A file on its way in. Its bytes must be read to the end before its notes are asked for. */
export type IncomingFile = {
  mimeType: string;
  /** The announced length, which in a form is a little more than the file. */
  announcedBytes: number | undefined;
  /** The size of the file, if it is known in advance. */
  knownBytes?: number | undefined;
  /** Fails when the sender goes away before the end. */
  bytes: Readable;
  notes(): Promise<FileNotes>;
};

/** The request's bytes as a separate stream, so that a refusal can still be answered. */
export function untilCut(request: IncomingMessage): PassThrough {
  const bytes = new PassThrough();
  // The reader gets the error too, but there may be none yet.
  bytes.on("error", () => undefined);
  request.on("error", (error) => bytes.destroy(error));
  request.once("close", () => {
    if (!request.complete) bytes.destroy(new Error("The upload was cut off"));
  });
  return request.pipe(bytes);
}

/** `Content-Length`, when the sender gave one. */
export function declaredLength(request: IncomingMessage): number | undefined {
  const length = request.headers["content-length"];
  return length === undefined ? undefined : Number(length);
}

/** Reads max-age, and ignores the other cache directives. */
export function cacheControlOf(text: string | undefined): string {
  const seconds = /(?:^|[\s,=])max-age=(\d{1,9})\b/i.exec(text ?? "")?.[1];
  return seconds === undefined ? "no-cache" : `max-age=${seconds}`;
}

/** A user's metadata, which is a JSON object; anything else counts as none, as on a hosted project. */
export function parseUserMetadata(json: string): Record<string, unknown> {
  if (Buffer.byteLength(json) > MAX_METADATA_BYTES) throw tooLarge("user_metadata");
  // PostgreSQL cannot store it.
  if (json.includes("\\u0000")) throw invalidRequest("Metadata must not hold a NUL character");
  if (nestsTooDeep(json)) throw invalidRequest("Metadata is nested too deep");
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  } catch {
    return {};
  }
}
