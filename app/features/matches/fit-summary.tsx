import type { ReactNode } from "react";
import type { ComparedPoint } from "../../../contracts/compared-points.ts";
import { joinNames } from "../../../contracts/lists.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { isNamed, usePointWords } from "./criteria/point-words.ts";
import { groupOf } from "./criteria/points.ts";
import { type Fact, fitOf } from "./fit-lines.ts";
import { STATES } from "./match-points.tsx";
import { useMissWords, useUnmetWords } from "./unmet-words.tsx";

/** A long list is cut: a card is read at a glance, and has all of them when opened. */
const SHOWN_UNKNOWN = 3;

type Props = Pick<MatchResult, "points" | "facts" | "language"> & {
  person: Pick<Person, "role">;
  /** Shown where nothing is met. */
  otherwise?: ReactNode;
};

/**
 * At most two lines: what is met, and what is not, or else what is unknown. A refusal is mentioned
 * only where it is violated, because complying with one does not distinguish candidates.
 */
export function FitSummary({ person, language, points, facts, otherwise }: Props) {
  const t = useMessages("matches");
  const said = usePointSaid();
  const say = (compared: ComparedPoint) => {
    const { value, isRefused } = said(compared);
    return isRefused ? t("refusedPoint", { value }) : value;
  };
  const own = useLanguage();
  const { met, unmet, unknown, fitting, missing } = fitOf({ points, facts });
  const unmetWords = useUnmetWords(person, { facts, language });
  const missWords = useMissWords(person);
  const factWords = useFactWords();
  const fits = [
    ...met.filter((compared) => !said(compared).isRefused).map(say),
    ...fitting.map(factWords),
  ];
  const [trouble, ...troubles] = [...unmet.map(unmetWords), ...missing.map(missWords)];
  const asked = unknown.slice(0, SHOWN_UNKNOWN);
  const left = trouble === undefined ? unknown.length - asked.length : troubles.length;
  const more = left > 0 ? <span>{t("more", { count: left })}</span> : null;
  return (
    <>
      {fits.length > 0 ? null : otherwise}
      <ul className="mt-2 grid gap-1 text-sm empty:hidden">
        {fits.length > 0 ? (
          <Line state="met">
            <span className="sr-only">{t("pointMet")} </span>
            <span className="dotted inline-flex flex-wrap">
              {fits.map((fit) => (
                <span key={fit}>{fit}</span>
              ))}
            </span>
          </Line>
        ) : null}
        {trouble === undefined ? null : (
          <Line state="unmet">
            <span className="dotted flex flex-wrap text-muted">
              <span>{trouble}</span>
              {more}
            </span>
          </Line>
        )}
        {trouble === undefined && asked.length > 0 ? (
          <Line state="unknown">
            <span className="dotted flex flex-wrap text-muted">
              <span>{t("unknownLine", { points: joinNames(asked.map(say), own) })}</span>
              {more}
            </span>
          </Line>
        ) : null}
      </ul>
    </>
  );
}

/** Everything on a candidate's page that differs from the person's profile. */
export function Misses({ person, points, facts }: Omit<Props, "language" | "otherwise">) {
  const missWords = useMissWords(person);
  return fitOf({ points, facts }).missing.map((fact) => (
    <p key={fact.topic} className="mt-1 flex gap-2">
      <MemberIcon name="minus" className="mt-1 size-4 shrink-0 text-muted" />
      <span className="min-w-0">{missWords(fact)}</span>
    </p>
  ));
}

function Line(props: { state: ComparedPoint["state"]; children: ReactNode }) {
  const { icon, look } = STATES[props.state];
  return (
    <li className="flex gap-2">
      <MemberIcon name={icon} className={`mt-0.5 size-4 shrink-0 ${look}`} />
      <span className="min-w-0 wrap-anywhere">{props.children}</span>
    </li>
  );
}

/** What a point names, and whether its author refuses it. */
type PointSaid = { value: string; isRefused: boolean };

/**
 * A point within a line. One that names nothing is shown as its sentence, which itself says how it
 * is meant.
 */
function usePointSaid(): (compared: ComparedPoint) => PointSaid {
  const words = usePointWords({ quotesOwn: true });
  return ({ point, alternatives }) => {
    const group = groupOf(point);
    if (group === "notUnderstood" || ![point, ...alternatives].some(isNamed)) {
      return { value: `“${point.quote}”`, isRefused: false };
    }
    return {
      value: words(point, alternatives),
      isRefused: group === "never" || group === "avoid",
    };
  };
}

const SHOWN_VALUES = 3;

/** What the candidate's page says about a topic. */
function useFactWords(): (fact: Fact) => string {
  const label = useLabel();
  const language = useLanguage();
  return ({ values: all }) => {
    const said = joinNames(all.slice(0, SHOWN_VALUES).map(label), language);
    return all.length > SHOWN_VALUES ? `${said} +${all.length - SHOWN_VALUES}` : said;
  };
}
