/** What leads to another folder, and what turns letters around so that an ending seems another. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;
/** In characters: of four bytes each they still are a name that every disk takes. */
const LONGEST = 60;

/**
 * The name under which a report is saved.
 * @param title what it is, in the person's language, with the deck's name in it.
 * @param createdAt when the review was made.
 */
export function reportFileName(title: string, createdAt: string): string {
  const name = title.replace(FORBIDDEN, " ").replace(/\s+/g, " ").trim();
  return `${[...name].slice(0, LONGEST).join("").trim()} ${createdAt.slice(0, 10)}.pdf`;
}

/** A deck's name without the ending that every deck has. */
export function withoutEnding(fileName: string): string {
  return fileName.replace(/\.pdf$/i, "");
}
