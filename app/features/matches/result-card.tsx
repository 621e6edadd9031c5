import { useId, useState } from "react";
import { Link } from "react-router";
import type { Introduction } from "../../../contracts/introductions.ts";
import { betweenSentences } from "../../../contracts/joints.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import type { MatchQuote } from "../../../contracts/matching.ts";
import { useLabel, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { DealingsInShort, MoreDealings } from "./dealings.tsx";
import { Feedback } from "./feedback.tsx";
import { fitOf } from "./fit-lines.ts";
import { FitSummary, Misses } from "./fit-summary.tsx";
import { FrontReason } from "./front-reason.tsx";
import { IntroductionControl } from "./introduction-control.tsx";
import { MatchPoints } from "./match-points.tsx";
import { FAIR_RATE } from "./rate-badge.tsx";
import { RateParts } from "./rate-parts.tsx";
import { ResultHead } from "./result-head.tsx";

/**
 * One candidate of a match: who it is, how well it fits, why and why not, its latest deal and the
 * next step. All reasons and all points are there on demand.
 */
export function ResultCard(props: {
  person: Person;
  result: MatchResult;
  introduction: Introduction | undefined;
  /** The one to write to next, whose button is filled. */
  isNext: boolean;
  /** The list says once that none of them has joined. */
  isAbsenceTold: boolean;
  /** The person has given feedback or begun an introduction. */
  onTouched(): void;
}) {
  const t = useMessages("matches");
  const nameId = useId();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { person, result, introduction, isNext, isAbsenceTold, onTouched } = props;
  const { rate, isDoubtful, tagline, conflicts, dealings } = result;
  const isWeak = rate < FAIR_RATE || isDoubtful;
  // A weak match takes fewer lines: its latest deal is with its details.
  const isDealTold = conflicts.length === 0 && !isWeak;
  return (
    <article aria-labelledby={nameId} className={`card ${isWeak ? "!py-3" : "!py-4"}`}>
      <ResultHead
        company={result}
        rate={rate}
        title={
          <h3 id={nameId}>
            <Name result={result} />
          </h3>
        }
        facts={<Place result={result} isAbsenceTold={isAbsenceTold} />}
      />
      <FitSummary
        person={person}
        {...result}
        otherwise={<FrontReason result={result} className="mt-2 text-sm" />}
      />
      {conflicts.length > 0 ? <Conflict result={result} /> : null}
      {isDealTold ? <DealingsInShort dealings={dealings} /> : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <IntroductionControl
          person={person}
          result={result}
          introduction={introduction}
          nameId={nameId}
          isQuiet={!isNext}
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
      {/* Kept mounted while closed, because a reason may have been typed there. */}
      <div id={detailsId} hidden={!isOpen} className="mt-2 border-t border-line pt-3 wrap-anywhere">
        {tagline === "" ? null : <p>{tagline}</p>}
        <MoreDealings dealings={dealings} isInShort={isDealTold} />
        <Reasons person={person} result={result} />
        <RateParts rate={rate} shares={result.shares} />
        <MatchPoints points={result.points} language={result.language} />
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

/** Where it is, what kind of investor, and the person's feedback. */
function Place({ result, isAbsenceTold }: { result: MatchResult; isAbsenceTold: boolean }) {
  const t = useMessages("matches");
  const label = useLabel();
  const { page, country, dealings, feedback, introduction } = result;
  return (
    <>
      <span>{page ? label(country) : t("unpublished")}</span>
      {dealings?.types.map((type) => (
        <span key={type}>{label(type)}</span>
      ))}
      {feedback ? (
        <span>{t(feedback.kind === "contacted" ? "saidContacted" : "saidNotFit")}</span>
      ) : null}
      {/* Explains the button below: nobody there can be asked. */}
      {introduction === "impossible" && !isAbsenceTold ? (
        <span className="rounded-full bg-sunken px-2 whitespace-nowrap text-ink">
          {t("notOnBenih")}
        </span>
      ) : null}
    </>
  );
}

/** Must not be overlooked; it names the latest deal, which is not repeated beside it. */
function Conflict({ result: { conflicts, language } }: { result: MatchResult }) {
  const t = useMessages("matches");
  return (
    <div className="mt-1 flex gap-2 text-sm wrap-anywhere">
      <MemberIcon name="cross" className="mt-0.5 size-4 shrink-0 text-alert" />
      <div className="min-w-0">
        <h4 className="me-2 inline font-sans font-semibold text-alert">{t("conflict")}</h4>
        <span lang={LANGUAGE_TAGS[language]}>{conflicts.join(betweenSentences(language))}</span>
      </div>
    </div>
  );
}

function Reasons({ person, result }: { person: Person; result: MatchResult }) {
  const t = useMessages("matches");
  const { reasons, quote, against, conflicts } = result;
  const lang = LANGUAGE_TAGS[result.language];
  // A conflict is also a reason against; it is shown once.
  const isAgainst = against !== "" && !conflicts.includes(against);
  return (
    <>
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
      {isAgainst || fitOf(result).missing.length > 0 ? (
        <h4 className="mt-3 font-semibold">{t("against")}</h4>
      ) : null}
      {isAgainst ? (
        <p lang={lang} className="mt-1 flex gap-2">
          <MemberIcon name="minus" className="mt-1 size-4 shrink-0 text-muted" />
          <span className="min-w-0">{against}</span>
        </p>
      ) : null}
      <Misses person={person} points={result.points} facts={result.facts} />
    </>
  );
}

/** Words of one side that the other fits, and their source. They may be in any language. */
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
