/** Short enough for any phone's line. Browsers take the Thai for "startup" and "raise" for two words. */
const WHOLE = /(\b\w{1,4}-\w{1,10}\b|[\d.]+ ล้าน(?:ดอลลาร์สหรัฐ)?|สตาร์ทอัพ|ระดมทุน|ดอลลาร์สหรัฐ)/;

/**
 * A title or a list that does not break inside a short word such as "e-commerce"; its text stays as it
 * is.
 */
export function Headline({ text }: { text: string }) {
  // Split by a group: every other part is such a word.
  return text.split(WHOLE).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
