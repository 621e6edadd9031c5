import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import { invalidRequest } from "./errors.ts";
import {
  cacheControlOf,
  declaredLength,
  type FileNotes,
  type IncomingFile,
  parseUserMetadata,
  untilCut,
} from "./incoming-file.ts";

/** Fields are kept in memory before it is known whether the sender may store anything. */
const LONGEST_FIELD = 64 * 1024;
const LIMITS = {
  files: 1,
  fields: 5,
  parts: 7,
  fieldSize: LONGEST_FIELD + 1,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/**
 * Reads a form with one file, before or after its fields; the file's type must be known when it
 * begins. Resolves when the file begins.
 */
export function readMultipart(
  request: IncomingMessage,
  contentType: string,
): Promise<IncomingFile> {
  const parser = createParser(contentType);
  const fields = new Map<string, string>();
  const body = untilCut(request);

  return new Promise((resolve, reject) => {
    let file: Readable | undefined;
    const finished = Promise.withResolvers<void>();
    // It is looked at only after the bytes.
    finished.promise.catch(() => undefined);
    const fail = (error: Error) => {
      body.unpipe(parser);
      file?.destroy(error);
      finished.reject(error);
      reject(error);
    };

    parser.on("field", (name, value, _nameCut, valueCut) => {
      if (valueCut) fail(invalidRequest("A field of the form is too long"));
      else fields.set(name, value);
    });
    parser.on("file", (_field, stream, _name, _encoding, mimeType) => {
      file = stream;
      stream.on("error", () => undefined);
      resolve({
        mimeType: fields.get("contentType") ?? mimeType,
        announcedBytes: declaredLength(request),
        bytes: stream,
        async notes() {
          await finished.promise;
          return notesOf(fields);
        },
      });
    });
    for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"]) {
      parser.on(limit, () => fail(invalidRequest("The form has too many parts")));
    }
    parser.on("error", () => fail(invalidRequest("The form cannot be read")));
    parser.on("finish", () => {
      if (file === undefined) fail(invalidRequest("No content provided"));
      else finished.resolve();
    });
    body.on("error", fail);
    body.pipe(parser);
  });
}

function createParser(contentType: string) {
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
  } catch {
    throw invalidRequest("The form cannot be read");
  }
}

function notesOf(fields: Map<string, string>): FileNotes {
  const seconds = fields.get("cacheControl");
  const metadata = fields.get("metadata") ?? fields.get("userMetadata");
  return {
    cacheControl: cacheControlOf(seconds === undefined ? undefined : `max-age=${seconds}`),
    userMetadata: metadata === undefined ? {} : parseUserMetadata(metadata),
  };
}
