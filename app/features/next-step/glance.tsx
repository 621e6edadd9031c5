import type { ReactNode } from "react";
import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { centreTab } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { useCredits } from "../credits/use-credits.ts";
import { matchAddress } from "../matches/match-address.ts";
import { RateBadge } from "../matches/rate-badge.tsx";
import { isReachable } from "../matches/result-filter.ts";
import { useMatches } from "../matches/use-matches.ts";
import { useOfferWords } from "../pricing/use-offer-words.ts";

const BEST_SCORE = 10;
const SHOWN_MATCHES = 3;

type Props = { person: Person; status: ProfileStatus };

/** For people who have nearly completed the way: figures that link to more, and matches. */
export function Glance({ person, status }: Props) {
  const t = useMessages("nextStep");
  return (
    <section aria-labelledby="glance-heading">
      <h2 id="glance-heading" className="sr-only">
        {t("glance")}
      </h2>
      <ul className="grid grid-cols-2 gap-3 max-md:[&>:last-child:nth-child(odd)]:col-span-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {person.role === STARTUP_ROLE ? <DeckTile status={status} /> : null}
        <PageTile status={status} />
        <MatchesTile person={person} />
        <CreditsTile person={person} status={status} />
      </ul>
      <BestMatches person={person} />
    </section>
  );
}

function Tile(props: { to: string; name: string; value: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0">
      <Link to={props.to} className="card min-w-0 grow !p-4 hover:border-leaf hover:bg-sunken">
        <span className="flex items-center justify-between gap-2 text-sm text-muted">
          {props.name}
          <MemberIcon name="chevron" className="size-4 shrink-0 -rotate-90" />
        </span>
        <span className="mt-1 block min-h-[1lh] text-2xl leading-tight font-bold wrap-anywhere tabular-nums">
          {props.value}
        </span>
        <span className="mt-1 block text-sm text-muted">{props.children}</span>
      </Link>
    </li>
  );
}

function DeckTile({ status: { deckScore } }: Pick<Props, "status">) {
  const t = useMessages("nextStep");
  const language = useLanguage();
  const value = deckScore === null ? "–" : sayScore(deckScore, language);
  return (
    <Tile to={centreTab("review")} name={t("glanceScore")} value={value}>
      {deckScore === null ? t("glanceUnreviewed") : t("glanceScoreOf", { most: BEST_SCORE })}
    </Tile>
  );
}

function PageTile({ status: { page, publication } }: Pick<Props, "status">) {
  const t = useMessages("nextStep");
  const isAhead = publication === "needs_publishing";
  return (
    <Tile
      to={page === null || isAhead ? centreTab("publish") : page}
      name={t("glancePage")}
      value={t(page === null ? "glanceHidden" : "glanceLive")}
    >
      {page === null ? null : t(isAhead ? "glanceAhead" : "glanceView")}
    </Tile>
  );
}

function MatchesTile({ person }: Pick<Props, "person">) {
  const t = useMessages("nextStep");
  const language = useLanguage();
  const { data } = useMatches(person);
  const results = data?.shown?.results;
  const say = (count: number) => numberFormat(LANGUAGE_TAGS[language]).format(count);
  const sayJoined = (count: number) =>
    count === 0 ? t("glanceNoneJoined") : t("glanceJoined", { count });
  return (
    <Tile
      to={matchAddress()}
      name={t("glanceMatches")}
      value={data ? (results ? say(results.length) : "–") : ""}
    >
      {data
        ? results
          ? sayJoined(results.filter(isReachable).length)
          : t("glanceUnmatched")
        : null}
    </Tile>
  );
}

function CreditsTile({ person, status }: Props) {
  const t = useMessages("account");
  const language = useLanguage();
  const worth = useOfferWords();
  const sayEnough = ({ balance, services }: CreditSummary) =>
    status.page === null
      ? worth.enoughFor(balance, person.role, services)
      : worth.enoughOnceLive(balance, person.role, services);
  const { data } = useCredits(person);
  return (
    <Tile
      to="/credits"
      name={t("credits")}
      value={data ? numberFormat(LANGUAGE_TAGS[language]).format(data.balance) : ""}
    >
      {data ? sayEnough(data) : null}
    </Tile>
  );
}

function BestMatches({ person }: Pick<Props, "person">) {
  const t = useMessages("nextStep");
  const { data } = useMatches(person);
  const best = (data?.shown?.results ?? []).filter(
    ({ feedback }) => feedback?.kind !== "not_a_fit",
  );
  if (best.length === 0) return null;
  return (
    <div className="card mt-3 !py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-lg font-bold">{t("glanceBest")}</h3>
        {best.length > SHOWN_MATCHES ? (
          <Link
            to={matchAddress()}
            className="flex min-h-11 items-center text-sm text-leaf underline underline-offset-4"
          >
            {t("glanceAll", { count: best.length })}
          </Link>
        ) : null}
      </div>
      <ul className="mt-1 divide-y divide-line">
        {best.slice(0, SHOWN_MATCHES).map(({ candidateId, name, logo, rate, country, facts }) => (
          <li key={candidateId}>
            <Link
              to={matchAddress()}
              className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2 hover:text-leaf sm:grid-cols-[auto_minmax(0,1fr)_auto]"
            >
              <span className="max-sm:row-span-2">
                <CompanyLogo name={name} logo={logo} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-medium">{name}</span>
                <Told country={country} facts={facts} />
              </span>
              <RateBadge rate={rate} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SHOWN_VALUES = 2;

/** Where a match is, and the field and stage on its page. */
function Told({ country, facts }: Pick<MatchResult, "country" | "facts">) {
  const label = useLabel();
  const language = useLanguage();
  const told = facts
    .filter(({ topic }) => topic !== "region")
    .map(({ values }) => joinNames(values.slice(0, SHOWN_VALUES).map(label), language));
  return (
    <span className="dotted flex flex-wrap text-sm text-muted">
      {[label(country), ...told].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
