import { useMessages } from "../../../i18n/messages-context.tsx";
import type { Person } from "../../account/signed-in.tsx";
import { usePointWords } from "./point-words.ts";
import { GROUP_WORDS, groupOf, numbered } from "./points.ts";
import { type Criteria, useCriteriaReading } from "./use-criteria-reading.ts";

/** Enough to recognise the intended criteria. */
const SHOWN = 6;

/** The criteria of a match, shown where it is paid. */
export function CriteriaInShort(props: { person: Person; criteria: Criteria }) {
  const t = useMessages("criteria");
  const words = usePointWords({ quotesOwn: true });
  const { data } = useCriteriaReading(props.person, props.criteria);
  const points = numbered(data?.constraints ?? []).filter(
    ({ reading }) => reading !== "notUnderstood",
  );
  if (points.length === 0) return null;
  const more = points.length - SHOWN;
  return (
    <div className="mb-3 text-sm">
      <p className="font-semibold">{t("title")}</p>
      <ul className="mt-1 list-disc ps-5 wrap-anywhere">
        {points.slice(0, SHOWN).map((point) => (
          <li key={point.id}>
            <span className="dotted flex flex-wrap">
              <span>{t(GROUP_WORDS[groupOf(point)])}</span>
              <span>{words(point)}</span>
            </span>
          </li>
        ))}
        {more > 0 ? <li>{`+${more}`}</li> : null}
      </ul>
    </div>
  );
}
