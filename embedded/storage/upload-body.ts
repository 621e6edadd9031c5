import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { z } from "zod";
import { nestsTooDeep } from "../json-depth.ts";
import { invalidRequest, tooLarge } from "./errors.ts";
import { readMultipart } from "./multipart.ts";

const MAX_METADATA_BYTES = 1024 * 1024;

/** What the uploader says about the file, besides its bytes. */
export type FileNotes = { cacheControl: string; userMetadata: Record<string, unknown> };

/** An incoming file. Read its bytes to the end before its metadata. */
export type IncomingFile = {
  mimeType: string;
  /** The request's stated length, which in a form is a little more than the file. */
  announcedBytes: number | undefined;
  /** The size of the file, if known in advance. */
  knownBytes?: number | undefined;
  /** Fails when the sender goes away before the end. */
  bytes: Readable;
  notes(): Promise<FileNotes>;
};

/** Finds the file in a request: the only file of a form, or the whole body. */
export async function readUpload(request: IncomingMessage): Promise<IncomingFile> {
  const contentType = request.headers["content-type"] ?? "application/octet-stream";
  return /^multipart\/form-data\b/i.test(contentType.trim())
    ? readMultipart(request, contentType)
    : readRaw(request, contentType);
}

function readRaw(request: IncomingMessage, contentType: string): IncomingFile {
  const metadata = request.headers["x-metadata"];
  const notes: FileNotes = {
    cacheControl: cacheControlOf(request.headers["cache-control"]),
    userMetadata:
      typeof metadata === "string"
        ? parseUserMetadata(Buffer.from(metadata, "base64").toString("utf8"))
        : {},
  };
  return {
    mimeType: contentType,
    announcedBytes: declaredLength(request),
    knownBytes: declaredLength(request),
    bytes: untilCut(request),
    notes: async () => notes,
  };
}

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

/** Disconnects a sender that is silent for this long during an upload. */
export function cutWhenSilent(request: IncomingMessage, silenceMs: number): void {
  request.setTimeout(silenceMs, () => request.destroy(new Error("The sender fell silent")));
  request.once("end", () => request.setTimeout(0));
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

/**
 * A person's metadata for a file: a JSON object; anything else is ignored, as on a hosted project.
 */
export function parseUserMetadata(json: string): Record<string, unknown> {
  if (Buffer.byteLength(json) > MAX_METADATA_BYTES) throw tooLarge("user_metadata");
  // PostgreSQL cannot keep it.
  if (json.includes("\\u0000")) throw invalidRequest("Metadata must not hold a NUL character");
  if (nestsTooDeep(json)) throw invalidRequest("Metadata is nested too deep");
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  } catch {
    return {};
  }
}
