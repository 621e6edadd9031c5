import type { ReactNode } from "react";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ComparedPoint } from "../../../contracts/compared-points.ts";
import { joinNames } from "../../../contracts/lists.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { usePointWords } from "./criteria/point-words.ts";
import { groupOf } from "./criteria/points.ts";
import { type Fact, fitOf } from "./fit-lines.ts";
import { BASIS_WORDS, Basis } from "./match-points.tsx";

/** Of a long list only so many: a card is read at a glance, and opened it has all of them. */
const SHOWN = 2;

type Props = Pick<MatchResult, "points" | "facts" | "language"> & { person: Person };

/** What is met in one line; what is not met, and what nobody knows, in words. */
export function FitSummary({ person, language, ...compared }: Props) {
  const t = useMessages("matches");
  const say = usePointSaid();
  const own = useLanguage();
  const { met, unmet, unknown, fitting, missing } = fitOf(compared);
  const facts = useFactWords(person);
  const fits = [...met.map(say), ...fitting.map(facts.values)];
  const list = (points: ComparedPoint[]) => joinNames(points.map(say), own);
  return (
    <ul className="mt-2 grid gap-1 text-sm empty:hidden">
      {fits.length > 0 ? (
        <Line icon="check" look="text-leaf">
          <span className="sr-only">{t("pointMet")} </span>
          <span className="dotted inline-flex flex-wrap">
            {fits.map((said) => (
              <span key={said}>{said}</span>
            ))}
          </span>
        </Line>
      ) : null}
      {unmet.slice(0, SHOWN).map((compared) => (
        <Line key={JSON.stringify(compared.point)} icon="cross" look="text-alert">
          <span className="dotted flex flex-wrap text-muted">
            <span>{t("unmetLine", { point: say(compared) })}</span>
            {compared.basis ? <Basis basis={compared.basis} language={language} /> : null}
          </span>
        </Line>
      ))}
      {missing.map((fact) => (
        <Line key={fact.topic} icon="minus" look="text-muted">
          <span className="sr-only">{t("factMisses")} </span>
          <span className="text-muted">{facts.named(fact)}</span>
        </Line>
      ))}
      {unknown.length > 0 ? (
        <Line icon="minus" look="text-muted">
          <span className="text-muted">{t("unknownLine", { points: list(unknown) })}</span>
        </Line>
      ) : null}
    </ul>
  );
}

function Line(props: { icon: "check" | "cross" | "minus"; look: string; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <MemberIcon name={props.icon} className={`mt-0.5 size-4 shrink-0 ${props.look}`} />
      <span className="min-w-0 wrap-anywhere">{props.children}</span>
    </li>
  );
}

/** A point within a line: whether it was wished for or refused, it says so itself. */
function usePointSaid(): (compared: ComparedPoint) => string {
  const t = useMessages("matches");
  const words = usePointWords({ quotesOwn: true });
  return ({ point, alternatives }) => {
    if (point.reading === "notUnderstood") return `“${point.quote}”`;
    const said = words(point, alternatives);
    const isRefusal = groupOf(point) === "never" || groupOf(point) === "avoid";
    return isRefusal ? t("refusedPoint", { value: said }) : said;
  };
}

const SHOWN_VALUES = 3;

/** What the candidate's page says of a topic, alone or named. */
function useFactWords({ role }: Person) {
  const t = useMessages("matches");
  const label = useLabel();
  const language = useLanguage();
  const isOfInvestor = role === STARTUP_ROLE;
  const values = ({ values: all }: Fact) => {
    const said = joinNames(all.slice(0, SHOWN_VALUES).map(label), language);
    return all.length > SHOWN_VALUES ? `${said} +${all.length - SHOWN_VALUES}` : said;
  };
  const WORDS = {
    industry: BASIS_WORDS.industries,
    stage: BASIS_WORDS.stages,
    region: isOfInvestor ? BASIS_WORDS.regions : BASIS_WORDS.country,
  } as const satisfies Record<Fact["topic"], string>;
  return { values, named: (fact: Fact) => t(WORDS[fact.topic], { value: values(fact) }) };
}
