/** The longest word that is kept whole: longer ones would not fit on a phone's line. */
const MOST_LETTERS = 14;

const HYPHENATED = /(\p{L}[\p{L}\p{M}\p{N}]*-[\p{L}\p{M}\p{N}-]+)/u;

/** A title that does not break inside a short word such as "e-commerce"; its text stays as it is. */
export function Headline({ text }: { text: string }) {
  // Split by a group: every other part is a word with a hyphen.
  return text.split(HYPHENATED).map((part, at) =>
    at % 2 === 1 && part.length <= MOST_LETTERS ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
