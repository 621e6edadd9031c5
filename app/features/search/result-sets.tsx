import type { ReactNode } from "react";
import { joinNames } from "../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import type { SearchGroup } from "./groups.ts";
import { type Lacking, setsByLack } from "./lacking.ts";

/** One result, as it is shown. */
export type Result = Lacking & { id: string; shown: ReactNode };

/** The results of a group; those that lack some of the words are in sets below what they lack. */
export function ResultSets(props: {
  name: SearchGroup["name"];
  /** What they lack is already said above them. */
  isSaid: boolean;
  layout: string;
  children: Result[];
}) {
  const { name, isSaid, layout, children } = props;
  const t = useMessages("search");
  const language = useLanguage();
  return setsByLack(children).map(({ lacks, results }, at) => {
    const heading = isSaid || lacks.length === 0 ? undefined : `${name}-lacks-${at}`;
    return (
      <div key={lacks.join(" ")} className={at > 0 ? "mt-6" : undefined}>
        {heading ? (
          <p id={heading} className="mt-3 text-sm font-semibold text-badge-event wrap-anywhere">
            {t("lacks", { words: joinNames(lacks, language) })}
          </p>
        ) : null}
        <ol aria-labelledby={heading} className={layout}>
          {results.map(({ id, shown }) => (
            <li key={id}>{shown}</li>
          ))}
        </ol>
      </div>
    );
  });
}
