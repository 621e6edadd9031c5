import { joinNames } from "../../../contracts/lists.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";

/** Of a long list only so many: a fact is read at a glance. */
const SHOWN = 2;

/** What the candidate's page says of field, stage and region, and whether it is what is looked for. */
export function MatchFacts({ facts }: Pick<MatchResult, "facts">) {
  const t = useMessages("matches");
  const label = useLabel();
  const language = useLanguage();
  if (facts.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5 text-sm">
      {facts.map(({ topic, values, fits }) => (
        <li
          key={topic}
          title={fits === null ? undefined : t(fits ? "factFits" : "factMisses")}
          className={`flex items-center gap-1.5 rounded-full bg-sunken px-2.5 py-0.5 ${fits === false ? "text-muted" : ""}`}
        >
          {fits === null ? null : (
            <>
              <MemberIcon
                name={fits ? "check" : "minus"}
                className={`size-4 shrink-0 ${fits ? "text-leaf" : ""}`}
              />
              <span className="sr-only">{t(fits ? "factFits" : "factMisses")}</span>
            </>
          )}
          <span>
            {joinNames(values.slice(0, SHOWN).map(label), language)}
            {values.length > SHOWN ? ` +${values.length - SHOWN}` : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
