import { joinNames } from "../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import type { Lacking } from "./lacking.ts";

/** On a result that has not all words of the search: which it lacks. */
export function MissingWords({ hit: { lacks = [] } }: { hit: Lacking }) {
  const t = useMessages("search");
  const language = useLanguage();
  if (lacks.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-badge-event wrap-anywhere">
      {t("lacks", { words: joinNames(lacks, language) })}
    </p>
  );
}
