import { LANGUAGE_NAMES, LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import type { Elsewhere } from "./elsewhere.ts";
import { Highlighted } from "./highlighted.tsx";
import type { SearchTerm } from "./search-terms.ts";

/**
 * A match in a text that is otherwise hidden, or in another language than the reader's, which is
 * named; on one line where there is room.
 */
export function ElsewhereLine(props: { elsewhere: Elsewhere | undefined; terms: SearchTerm[] }) {
  const { elsewhere, terms } = props;
  const own = useLanguage();
  if (!elsewhere) return null;
  const tag = LANGUAGE_TAGS[elsewhere.language];
  return (
    <p className="mt-1 line-clamp-2 text-sm xl:line-clamp-1 text-muted">
      {elsewhere.language === own ? null : (
        <span lang={tag} className="me-2 font-semibold">
          {LANGUAGE_NAMES[elsewhere.language]}
        </span>
      )}
      <span lang={tag}>
        <Highlighted text={elsewhere.text} terms={terms} />
      </span>
    </p>
  );
}
