import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { readFile } from "node:fs/promises";
import { LOGO_SIZES } from "../../../contracts/files.ts";
import {
  DOCUMENT_MAX_PAGES,
  type DocumentKind,
  type FileKind,
  type FileProblem,
  logoObject,
} from "../../../contracts/uploads.ts";
import { checkPdf } from "../../files/check-pdf.ts";
import { takePlace, type Whose } from "../../files/places.ts";

/** The metadata of an accepted file, and its objects for storage. */
export type JudgedFile = {
  bytes: number;
  pages: number | null;
  sha256: string;
  /** The path that the row points to. */
  path: string;
  objects: { path: string; body: Blob }[];
};

/**
 * Judges an uploaded file on disk by its content.
 * @param place its future path, without the extension
 * @throws Refused if too many wait; the signal's reason
 */
export async function judgeFile(
  kind: FileKind,
  file: string,
  place: string,
  whose: Whose,
): Promise<JudgedFile | { problem: FileProblem }> {
  return kind === "logo" ? judgeLogo(file, place) : judgeDocument(kind, file, place, whose);
}

async function judgeDocument(
  kind: DocumentKind,
  file: string,
  place: string,
  whose: Whose,
): Promise<JudgedFile | { problem: FileProblem }> {
  const limits = { maxPages: DOCUMENT_MAX_PAGES[kind], signal: whose.signal };
  const check = await takePlace("asked", whose, () => checkPdf(file, limits));
  if (!check.ok) return check;
  const { bytes, pages, sha256 } = check;
  const path = `${place}.pdf`;
  const body = await openAsBlob(file, { type: "application/pdf" });
  return { bytes, pages, sha256, path, objects: [{ path, body }] };
}

async function judgeLogo(
  file: string,
  place: string,
): Promise<JudgedFile | { problem: FileProblem }> {
  // Native drawing code is loaded with the first logo, not with the server.
  const { prepareLogo } = await import("../../files/prepare-logo.ts");
  const bytes = await readFile(file);
  const check = await prepareLogo(bytes);
  if (!check.ok) return check;
  return {
    bytes: bytes.length,
    pages: null,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    path: place,
    objects: check.pictures.map((picture) => ({
      path: logoObject(place, picture.size),
      body: new Blob([new Uint8Array(picture.bytes)], { type: "image/webp" }),
    })),
  };
}

/** The storage objects of a row's path. */
export function objectsOf(kind: FileKind, path: string): string[] {
  return kind === "logo" ? LOGO_SIZES.map((size) => logoObject(path, size)) : [path];
}
