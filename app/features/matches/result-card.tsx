import { useId, useState } from "react";
import { Link } from "react-router";
import type { Introduction } from "../../../contracts/introductions.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import type { MatchQuote } from "../../../contracts/matching.ts";
import { useLabel, useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { Dealings } from "./dealings.tsx";
import { Feedback } from "./feedback.tsx";
import { FitSummary } from "./fit-summary.tsx";
import { FrontReason } from "./front-reason.tsx";
import { IntroductionControl } from "./introduction-control.tsx";
import { MatchPoints } from "./match-points.tsx";
import { RateBadge } from "./rate-badge.tsx";

export type ResultCardProps = {
  person: Person;
  result: MatchResult;
  introduction: Introduction | undefined;
  /** Others beside it fit as well. */
  isAmongEquals: boolean;
  /** The person has given feedback or begun an introduction. */
  onTouched(): void;
};

/**
 * One candidate of a match: who it is, what it did last, how well it fits, the first reason and the next act.
 * All reasons and all points are there on demand.
 */
export function ResultCard(props: ResultCardProps) {
  const t = useMessages("matches");
  const nameId = useId();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { person, result, introduction, isAmongEquals, onTouched } = props;
  const { name, logo, rate, tagline } = result;
  return (
    <article aria-labelledby={nameId} className="card !py-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3">
        <div className="row-span-2">
          <CompanyLogo name={name} logo={logo} />
        </div>
        <h3 id={nameId} className="text-lg leading-snug font-bold wrap-anywhere max-sm:col-span-2">
          <Name result={result} />
        </h3>
        {/* In a narrow card a long name needs the width. */}
        <div className="col-start-3 row-start-2 max-sm:self-baseline sm:row-span-2 sm:row-start-1">
          <RateBadge rate={rate} isSmall={isAmongEquals} />
        </div>
        <Place result={result} />
      </div>
      <Dealings dealings={result.dealings} />
      {tagline === "" ? null : <p className="mt-1 wrap-anywhere">{tagline}</p>}
      {/* Opened, it is among the reasons. */}
      {isOpen ? null : <FrontReason result={result} className="mt-1" />}
      <FitSummary person={person} {...result} />
      <Conflicts result={result} />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <IntroductionControl
          person={person}
          result={result}
          introduction={introduction}
          nameId={nameId}
          onAsked={onTouched}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-describedby={nameId}
          className="ms-auto flex min-h-11 items-center gap-2 text-sm font-medium text-leaf hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {t("details")}
          <MemberIcon name="chevron" className={`size-4 ${isOpen ? "rotate-180" : ""}`} />
        </button>
      </div>
      {/* Kept while it is closed: a reason may have been begun there. */}
      <div id={detailsId} hidden={!isOpen} className="mt-2 border-t border-line pt-1">
        <Reasons result={result} />
        <div className="wrap-anywhere">
          <MatchPoints points={result.points} language={result.language} />
        </div>
        <Feedback person={person} result={result} nameId={nameId} onSaid={onTouched} />
      </div>
    </article>
  );
}

function Name({ result: { name, page } }: { result: MatchResult }) {
  if (!page) return name;
  return (
    <Link
      to={page}
      className="underline decoration-line underline-offset-4 hover:decoration-turmeric"
    >
      {name}
    </Link>
  );
}

/** Where it is, what kind of investor, and what the person has said of it. */
function Place({ result: { page, country, dealings, feedback } }: { result: MatchResult }) {
  const t = useMessages("matches");
  const label = useLabel();
  return (
    <p className="dotted col-start-2 row-start-2 flex min-w-0 flex-wrap text-sm text-muted max-sm:self-baseline">
      <span>{page ? label(country) : t("unpublished")}</span>
      {dealings?.types.map((type) => (
        <span key={type}>{label(type)}</span>
      ))}
      {feedback ? (
        <span>{t(feedback.kind === "contacted" ? "saidContacted" : "saidNotFit")}</span>
      ) : null}
    </p>
  );
}

function Conflicts({ result: { conflicts, language } }: { result: MatchResult }) {
  const t = useMessages("matches");
  if (conflicts.length === 0) return null;
  return (
    <div className="notice notice-alert mt-3 wrap-anywhere">
      <h4 className="font-semibold">{t("conflict")}</h4>
      <ul lang={LANGUAGE_TAGS[language]} className="grid gap-1">
        {conflicts.map((conflict) => (
          <li key={conflict}>{conflict}</li>
        ))}
      </ul>
    </div>
  );
}

function Reasons({ result }: { result: MatchResult }) {
  const t = useMessages("matches");
  const { reasons, quote, against, conflicts } = result;
  const lang = LANGUAGE_TAGS[result.language];
  return (
    <div className="wrap-anywhere">
      <h4 className="mt-3 font-semibold">{t("why")}</h4>
      <ul lang={lang} className="mt-1 grid gap-1.5">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2">
            <MemberIcon name="check" className="mt-1 size-4 shrink-0 text-leaf" />
            <span className="min-w-0">{reason}</span>
          </li>
        ))}
      </ul>
      {quote ? <Quote quote={quote} /> : null}
      {/* A conflict is also a reason against: it is shown once. */}
      {against === "" || conflicts.includes(against) ? null : (
        <>
          <h4 className="mt-3 font-semibold">{t("against")}</h4>
          <p lang={lang} className="mt-1 flex gap-2">
            <MemberIcon name="minus" className="mt-1 size-4 shrink-0 text-muted" />
            <span className="min-w-0">{against}</span>
          </p>
        </>
      )}
    </div>
  );
}

/** What one side has written that the other fits, and where. It may be in any language. */
function Quote({ quote: { words, source, name } }: { quote: MatchQuote }) {
  const t = useMessages("matches");
  return (
    <figure className="mt-2 border-s-4 border-turmeric ps-3">
      <blockquote lang="">“{words}”</blockquote>
      <figcaption className="text-sm text-muted">
        {source === "criteria" ? t("quoteOf_criteria") : t("quoteOf_profile", { name })}
      </figcaption>
    </figure>
  );
}
