import { dayHere } from "../../../contracts/days.ts";

/** Path separators, and characters that reverse the text to disguise the extension. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;
/** In characters: even at four bytes each, every disk accepts the name. */
const LONGEST = 60;

/**
 * The file name of a report.
 * @param title in the person's language, with the deck's name in it.
 * @param createdAt the time of the review.
 */
export function reportFileName(title: string, createdAt: string): string {
  const name = title.replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
  return `${[...name].slice(0, LONGEST).join("").trim()} ${dayHere(new Date(createdAt))}.pdf`;
}

/** A deck's name without its extension. */
export function withoutEnding(fileName: string): string {
  return fileName.replace(/\.pdf$/i, "");
}
