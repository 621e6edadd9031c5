const LONGEST_TITLE = 300;
const LONGEST_ADDRESS = 500;

/** A source's address, unless it is too long for drafts. */
export function fittingAddress(url: string): string {
  return url.length <= LONGEST_ADDRESS ? url : "";
}

/** A publisher's report as a source of an article. @param readOn a day, `2026-11-26`. */
export function sourceOfReport(
  { title, publisher, url }: { title: string; publisher: string; url: string },
  readOn: string,
) {
  return { title: title.slice(0, LONGEST_TITLE), publisher, url: fittingAddress(url), readOn };
}
