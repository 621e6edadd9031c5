import { useId } from "react";
import { Link } from "react-router";
import type { Introduction } from "../../../contracts/introductions.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useLabel, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CompanyLogo } from "../directory/company-logo.tsx";
import { Feedback } from "./feedback.tsx";
import { IntroductionControl } from "./introduction-control.tsx";
import { RateBadge } from "./rate-badge.tsx";

/** One candidate of a match: how well it fits, the reasons for and against, and the actions. */
export function ResultCard(props: {
  person: Person;
  result: MatchResult;
  introduction: Introduction | undefined;
  /** The person has given feedback or begun an introduction. */
  onTouched(): void;
}) {
  const t = useMessages("matches");
  const label = useLabel();
  const nameId = useId();
  const { person, result, introduction, onTouched } = props;
  const { name, logo, page, country, tagline, rate } = result;
  return (
    <article aria-labelledby={nameId} className="card">
      <div className="flex flex-wrap items-start gap-3">
        <CompanyLogo name={name} logo={logo} />
        <div className="min-w-0 flex-1 basis-40">
          <h3 id={nameId} className="text-lg leading-snug font-bold wrap-anywhere">
            {page ? (
              <Link
                to={page}
                className="underline decoration-line underline-offset-4 hover:decoration-turmeric"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <p className="text-sm text-muted">{page ? label(country) : t("unpublished")}</p>
        </div>
        <RateBadge rate={rate} />
      </div>
      {tagline === "" ? null : <p className="mt-3 wrap-anywhere">{tagline}</p>}
      <Reasons result={result} />
      <div className="mt-4 grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        <IntroductionControl
          person={person}
          result={result}
          introduction={introduction}
          nameId={nameId}
          onAsked={onTouched}
        />
        <Feedback person={person} result={result} nameId={nameId} onSaid={onTouched} />
      </div>
    </article>
  );
}

function Reasons({ result }: { result: MatchResult }) {
  const t = useMessages("matches");
  const { reasons, against, conflicts } = result;
  const lang = LANGUAGE_TAGS[result.language];
  return (
    <div className="wrap-anywhere">
      <h4 className="mt-4 font-semibold">{t("why")}</h4>
      <ul lang={lang} className="mt-1 grid gap-1.5">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2">
            <MemberIcon name="check" className="mt-1 size-4 shrink-0 text-leaf" />
            <span className="min-w-0">{reason}</span>
          </li>
        ))}
      </ul>
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
      {conflicts.length === 0 ? null : (
        <div className="notice notice-alert mt-4">
          <h4 className="font-semibold">{t("conflict")}</h4>
          <ul lang={lang} className="grid gap-1">
            {conflicts.map((conflict) => (
              <li key={conflict}>{conflict}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
