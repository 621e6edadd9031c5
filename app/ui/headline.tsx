import { useEffect, useRef } from "react";
import { WHOLE } from "./short-words.ts";

/** Scripts that write no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}]/u;

const onServer = import.meta.env.SSR
  ? (await import("./unspaced-title.ts")).unspacedTitle
  : undefined;

/**
 * A title or a list that does not break inside a short word such as "e-commerce", an amount, or a
 * Chinese or Thai word; its text stays as it is.
 */
export function Headline({ text }: { text: string }) {
  if (UNSPACED.test(text)) return <UnspacedTitle text={text} />;
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

/**
 * What the server sent stays, because the text is the same to React. Elsewhere words are found by
 * code that only these scripts need.
 */
function UnspacedTitle({ text }: { text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current || current.firstElementChild) return;
    void import("./unspaced-title.ts").then(({ unspacedTitle }) => {
      if (current.textContent === text) current.innerHTML = unspacedTitle(text);
    }, ignore);
  }, [text]);
  return onServer ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is escaped
    <span dangerouslySetInnerHTML={{ __html: onServer(text) }} />
  ) : (
    <span ref={place}>{text}</span>
  );
}

/** Without that code lines break anywhere. */
function ignore() {}
