import type { IncomingMessage } from "node:http";
import {
  cacheControlOf,
  declaredLength,
  type FileNotes,
  type IncomingFile,
  parseUserMetadata,
  untilCut,
} from "./incoming-file.ts";
import { readMultipart } from "./multipart.ts";

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

/** Disconnects a sender that is silent for this long during an upload. */
export function cutWhenSilent(request: IncomingMessage, silenceMs: number): void {
  request.setTimeout(silenceMs, () => request.destroy(new Error("The sender fell silent")));
  request.once("end", () => request.setTimeout(0));
}
