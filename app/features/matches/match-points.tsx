import type { ComparedPoint, PointBasis } from "../../../contracts/compared-points.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { usePointWords, useRangeWords } from "./criteria/point-words.ts";
import { GROUP_WORDS, groupOf } from "./criteria/points.ts";

const SHOWN_VALUES = 4;

/** How each state of a point looks. */
export const STATES = {
  met: { word: "pointMet", icon: "check", look: "text-leaf" },
  unmet: { word: "pointUnmet", icon: "cross", look: "text-alert" },
  unknown: { word: "pointUnknown", icon: "minus", look: "text-muted" },
} as const satisfies Record<ComparedPoint["state"], unknown>;

/** The names of what the other's page says. */
const BASIS_WORDS = {
  industries: "basisIndustries",
  stages: "basisStages",
  country: "basisCountry",
  regions: "basisRegions",
  types: "basisTypes",
  cheque: "basisCheque",
  raising: "basisRaising",
  revenue: "basisRevenue",
} as const;

/** Each point of the person's criteria: whether it is met, and the evidence. */
export function MatchPoints({ points, language }: Pick<MatchResult, "points" | "language">) {
  const t = useMessages("matches");
  if (points.length === 0) return null;
  return (
    <>
      <h4 className="mt-3 font-semibold">{t("pointsTitle")}</h4>
      <ul className="mt-1 grid gap-1.5">
        {points.map((compared) => (
          <PointRow key={JSON.stringify(compared.point)} compared={compared} language={language} />
        ))}
      </ul>
    </>
  );
}

function PointRow(props: { compared: ComparedPoint; language: MatchResult["language"] }) {
  const t = useMessages("matches");
  const criteria = useMessages("criteria");
  const words = usePointWords({ quotesOwn: true });
  const { point, alternatives, state, basis } = props.compared;
  const { word, icon, look } = STATES[state];
  const group = criteria(GROUP_WORDS[groupOf(point)]);
  return (
    <li className="flex gap-2">
      <MemberIcon name={icon} className={`mt-1 size-4 shrink-0 ${look}`} />
      <span className="min-w-0">
        <span className="dotted flex flex-wrap">
          <span>{group}</span>
          <span>
            {point.reading === "notUnderstood" ? `“${point.quote}”` : words(point, alternatives)}
          </span>
        </span>
        <span className="dotted flex flex-wrap text-sm text-muted">
          <span className="font-medium">{t(word)}</span>
          {basis ? <Basis basis={basis} language={props.language} /> : null}
        </span>
      </span>
    </li>
  );
}

/** The evidence for a point. */
function Basis({ basis, language }: { basis: PointBasis; language: MatchResult["language"] }) {
  const t = useMessages("matches");
  const label = useLabel();
  const own = useLanguage();
  const range = useRangeWords();
  switch (basis.kind) {
    case "words":
      // A list's dot would take the place of the quotation mark.
      return (
        <span>
          <q lang={LANGUAGE_TAGS[language]}>{basis.quote}</q>
        </span>
      );
    case "backed":
      return <span>{t("basisBacked", { company: basis.company })}</span>;
    case "everywhere":
      return <span>{t("basisEverywhere")}</span>;
    case "anySector":
      return <span>{t("basisAnySector")}</span>;
    case "cheque":
    case "raising":
    case "revenue":
      return <span>{t(BASIS_WORDS[basis.kind], { value: range(basis.range) })}</span>;
    default: {
      const values = basis.values.slice(0, SHOWN_VALUES).map(label);
      return <span>{t(BASIS_WORDS[basis.kind], { value: joinNames(values, own) })}</span>;
    }
  }
}
