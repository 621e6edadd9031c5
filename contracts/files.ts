const MEGABYTE = 1024 * 1024;

/** Pitch decks and business licences (spec §9: 50 MB). */
export const PDF_MAX_BYTES = 50 * MEGABYTE;
/** Spec §5 allows two readings; this is the one in its validation message. */
export const LOGO_MAX_BYTES = MEGABYTE;

export const PDF_MIME_TYPES = ["application/pdf"] as const;
export const PDF_EXTENSIONS = [".pdf"] as const;
export const LOGO_MIME_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const LOGO_EXTENSIONS = [".jpg", ".jpeg", ".png", ".webp"] as const;

/** Anything longer is not read as a deck: it is neither accepted nor reviewed. */
export const PITCH_DECK_MAX_PAGES = 120;
/** Generous: a licence with its annexes. */
export const BUSINESS_LICENSE_MAX_PAGES = 50;

/** Why a PDF is refused; the words are in the locale files. */
export const PDF_PROBLEMS = [
  "file_empty",
  "file_too_large",
  "not_a_pdf",
  "pdf_encrypted",
  "pdf_damaged",
  "pdf_has_scripts",
  "pdf_has_attachments",
  "pdf_too_complex",
  "pdf_no_pages",
  "pdf_too_many_pages",
] as const;
export type PdfProblem = (typeof PDF_PROBLEMS)[number];

/** The sizes at which a logo is stored, in pixels per side. */
export const LOGO_SIZES = [64, 128, 256] as const;
export type LogoSize = (typeof LOGO_SIZES)[number];
/** A smaller logo is blurred even in a list. */
export const LOGO_MIN_SIDE = 64;
/** 4096 × 4096: decoded it takes 64 MB, however small the file is. */
export const LOGO_MAX_PIXELS = 4096 * 4096;

/** Why a logo is refused. */
export const LOGO_PROBLEMS = [
  "file_empty",
  "file_too_large",
  "not_an_image",
  "image_damaged",
  "image_too_large",
  "image_too_small",
] as const;
export type LogoProblem = (typeof LOGO_PROBLEMS)[number];

/**
 * The sizes of a logo that a member has uploaded, for `srcset`; they are stored side by side
 * (`logoObject`).
 * @param address the widest, as pages name it; undefined for any other
 */
export function memberLogoSources(address: string): string | undefined {
  const [, folder] = /^(.+\/object\/public\/logos\/.+\/logo-)256\.webp$/.exec(address) ?? [];
  return folder && LOGO_SIZES.map((size) => `${folder}${size}.webp ${size}w`).join(", ");
}
