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

/** Of a long list only so many: a card is read at a glance, and opened it has all of them. */
const SHOWN = { unmet: 2, unknown: 3 };

type Props = Pick<MatchResult, "points" | "facts" | "language"> & { person: Pick<Person, "role"> };

/** What is met in one line; what is not met, and what nobody knows, in words. */
export function FitSummary({ person, language, points, facts }: Props) {
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
  const fits = [...met.map(say), ...fitting.map(factWords)];
  const asked = unknown.slice(0, SHOWN.unknown);
  const left = { unmet: unmet.length - SHOWN.unmet, unknown: unknown.length - asked.length };
  return (
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
      {unmet.slice(0, SHOWN.unmet).map((compared) => (
        <Line key={JSON.stringify(compared.point)} state="unmet">
          <span className="text-muted">{unmetWords(compared)}</span>
        </Line>
      ))}
      {left.unmet > 0 ? (
        <Line state="unmet">
          <span className="text-muted">{t("moreUnmet", { count: left.unmet })}</span>
        </Line>
      ) : null}
      {missing.map((fact) => (
        <Line key={fact.topic} state="unknown">
          <span className="text-muted">{missWords(fact)}</span>
        </Line>
      ))}
      {asked.length > 0 ? (
        <Line state="unknown">
          <span className="dotted flex flex-wrap text-muted">
            <span>{t("unknownLine", { points: joinNames(asked.map(say), own) })}</span>
            {left.unknown > 0 ? <span>{t("more", { count: left.unknown })}</span> : null}
          </span>
        </Line>
      ) : null}
    </ul>
  );
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

/** What a point names, and whether its person refuses it. */
type PointSaid = { value: string; isRefused: boolean };

/** A point within a line. One that names nothing is its own sentence, which says itself how it is meant. */
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

/** What the candidate's page says of a topic. */
function useFactWords(): (fact: Fact) => string {
  const label = useLabel();
  const language = useLanguage();
  return ({ values: all }) => {
    const said = joinNames(all.slice(0, SHOWN_VALUES).map(label), language);
    return all.length > SHOWN_VALUES ? `${said} +${all.length - SHOWN_VALUES}` : said;
  };
}
