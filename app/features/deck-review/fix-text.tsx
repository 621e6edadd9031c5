import type { DeckIssue } from "../../../contracts/deck-review.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";

/** What to write instead; if that is the deck's own line with another figure, the figures come first. */
export function FixText(props: { issue: Pick<DeckIssue, "fix" | "corrects">; language: Language }) {
  const { fix, corrects } = props.issue;
  const lang = LANGUAGE_TAGS[props.language];
  if (!corrects)
    return (
      <p lang={lang} className="mt-1 whitespace-pre-line wrap-anywhere">
        {fix}
      </p>
    );
  const { from, to, at } = corrects;
  return (
    <>
      <p lang={lang} className="mt-1 tabular-nums">
        <del className="text-muted">{from}</del> →{" "}
        <ins className="font-semibold text-leaf no-underline">{to}</ins>
      </p>
      <p lang={lang} className="mt-1 whitespace-pre-line wrap-anywhere">
        {fix.slice(0, at)}
        <strong className="font-semibold text-leaf">{to}</strong>
        {fix.slice(at + to.length)}
      </p>
    </>
  );
}
