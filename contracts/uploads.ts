import { z } from "zod";
import {
  BUSINESS_LICENSE_MAX_PAGES,
  LOGO_EXTENSIONS,
  LOGO_MAX_BYTES,
  LOGO_MIME_TYPES,
  LOGO_PROBLEMS,
  type LogoSize,
  PDF_EXTENSIONS,
  PDF_MAX_BYTES,
  PDF_MIME_TYPES,
  PDF_PROBLEMS,
  PITCH_DECK_MAX_PAGES,
} from "./files.ts";
import { operation } from "./operation.ts";
import { withoutUnseen } from "./unseen-signs.ts";

/** The files that a person can add to their profile; one of each (table profile_files). */
export const FILE_KINDS = ["pitch_deck", "business_license", "logo"] as const;
export type FileKind = (typeof FILE_KINDS)[number];
/** Those that are PDFs, and private. */
export type DocumentKind = Exclude<FileKind, "logo">;

/** Why a file is refused; the words are in the locale files. */
export const FILE_PROBLEMS = [...new Set([...PDF_PROBLEMS, ...LOGO_PROBLEMS])];
export type FileProblem = (typeof FILE_PROBLEMS)[number];

type FileRules = {
  bucket: string;
  maxBytes: number;
  mimeTypes: readonly string[];
  extensions: readonly string[];
};

const PDF = { maxBytes: PDF_MAX_BYTES, mimeTypes: PDF_MIME_TYPES, extensions: PDF_EXTENSIONS };

/** The rules for each kind, checked in the browser before an upload and again on the server. */
export const FILE_RULES: Record<FileKind, FileRules> = {
  pitch_deck: { bucket: "pitch-decks", ...PDF },
  business_license: { bucket: "business-licenses", ...PDF },
  logo: {
    bucket: "logos",
    maxBytes: LOGO_MAX_BYTES,
    mimeTypes: LOGO_MIME_TYPES,
    extensions: LOGO_EXTENSIONS,
  },
};

export const DOCUMENT_MAX_PAGES: Record<DocumentKind, number> = {
  pitch_deck: PITCH_DECK_MAX_PAGES,
  business_license: BUSINESS_LICENSE_MAX_PAGES,
};

const FILE_NAME_MAX = 200;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** The query of an upload. A name loses its path; one that is too long also loses its beginning. */
export const uploadQuery = z.object({
  kind: z.enum(FILE_KINDS),
  name: z.string().transform(tidyName).pipe(z.string().min(1)),
});

/** The answer to an upload: the row of profile_files as the browser reads it. */
export const storedFile = z.object({
  kind: z.enum(FILE_KINDS),
  path: z.string(),
  name: z.string(),
  bytes: z.number(),
  pages: z.number().nullable(),
  uploaded_at: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const removeFile = operation({
  path: "files/remove",
  summary: "Takes the person's file of a kind away; there may be none.",
  input: z.object({ kind: z.enum(FILE_KINDS) }),
  output: z.null(),
});

/** The object of one size of a logo in its bucket, below the path of its row. */
export function logoObject(path: string, size: LogoSize): string {
  return `${path}/logo-${size}.webp`;
}

function tidyName(name: string): string {
  const base = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  // Without signs that reverse the direction: `fdp.exe` must not read as `exe.pdf`.
  const printable = withoutUnseen(base).replace(CONTROLS, "").trim();
  return [...printable].slice(-FILE_NAME_MAX).join("").trim();
}
