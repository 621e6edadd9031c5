import { Fragment } from "react";
import { VENTURE_ROUNDS } from "../../../contracts/catalogue.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";

/** Consecutive stages as a range, which breaks only where it must; others as a list. */
export function StageRange({ stages }: { stages: string[] }) {
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  // Investing before and after a stage includes it.
  const steps = VENTURE_ROUNDS.filter(
    (stage) => stage !== "pre_series_a" || stages.includes(stage),
  );
  const places = steps.flatMap((stage, place) => (stages.includes(stage) ? [place] : []));
  const names = places.map((place) => label(steps[place] ?? ""));
  const [first, ...others] = names;
  if (first === undefined) return <span>{t("none")}</span>;
  const isRange = (places.at(-1) ?? 0) - (places[0] ?? 0) === others.length;
  if (!isRange) {
    return (
      <span>
        <Headline text={joinNames(names, language)} />
      </span>
    );
  }
  return (
    <span>
      {endsOf(first, others.at(-1)).map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? null : (
            <>
              –<wbr />
            </>
          )}
          <span className="whitespace-nowrap">{name}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** What both ends share is written once: "Series A–C", "A–C 轮". */
function endsOf(first: string, last: string | undefined): string[] {
  if (last === undefined) return [first];
  const [, before, from, after = ""] = LETTERED.exec(first) ?? [];
  const [, lastBefore, to, lastAfter = ""] = LETTERED.exec(last) ?? [];
  if (from === undefined || to === undefined) return [first, last];
  if (before !== lastBefore || after !== lastAfter) return [first, last];
  return [`${before}${from}`, `${to}${lastAfter}`];
}

/** A round told apart by a letter from others of its name. */
const LETTERED = /^((?:\S+ )?)([A-Z]\+?)( \S+)?$/u;
