import { joinNames } from "../../../contracts/lists.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";

const SHOWN = 2;

/** More letters than this take three lines of a narrow column: then only the first value is shown. */
const ROOM = 24;

/** A name of up to this many letters does not break; longer ones would not fit their column. */
const SHORT = 12;

/**
 * The first few values of a closed list, joined as the language does, and the number of the others.
 */
export function Tags({ values }: { values: string[] }) {
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  if (values.length === 0) return t("none");
  const first = values.slice(0, SHOWN).map(label);
  const names = (first.join("").length > ROOM ? first.slice(0, 1) : first).map(keptWhole);
  const more = values.length - names.length;
  return (
    <>
      <Headline text={joinNames(names, language)} />
      {more > 0 ? (
        <>
          {/* Never alone on a line. */}
          {"\u00a0"}
          <span className="whitespace-nowrap text-muted">{t("andMore", { count: more })}</span>
        </>
      ) : null}
    </>
  );
}

function keptWhole(name: string): string {
  return name.length > SHORT ? name : name.replaceAll(" ", "\u00a0");
}
