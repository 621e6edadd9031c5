const UNSPACED_RUN = /(?:\p{Script=Han}|\p{Script=Thai})+/gu;

const segmenters = {
  zh: new Intl.Segmenter("zh", { granularity: "word" }),
  th: new Intl.Segmenter("th", { granularity: "word" }),
};

/**
 * The query with spaces between the words of its Chinese and Thai runs, for queries that find
 * nothing as typed.
 * @returns undefined when that changes nothing.
 */
export function segmentQuery(query: string): string | undefined {
  const segmented = query.replace(UNSPACED_RUN, (run) => {
    const segmenter = segmenters[/\p{Script=Thai}/u.test(run) ? "th" : "zh"];
    return ` ${[...segmenter.segment(run)].map(({ segment }) => segment).join(" ")} `;
  });
  const tidy = segmented.replace(/\s+/g, " ").trim();
  return tidy === query ? undefined : tidy;
}
