import { Link } from "react-router";
import type { Introduction } from "../../../contracts/introductions.ts";
import { fullDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import type { Person } from "../account/signed-in.tsx";
import { AnswerButton } from "./answer-button.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { endOf, standing, waitsForMe } from "./introductions.ts";
import { ReplyLine } from "./reply-line.tsx";
import { introductionElement } from "./use-introduction-in-view.ts";

/** One introduction: with whom, its messages, its state, and what can be done. */
export function IntroductionLine(props: {
  person: Person;
  introduction: Introduction;
  /** A mail or a match links to it. */
  isHighlighted: boolean;
  /** Something about it was said or answered. */
  onPressed(): void;
}) {
  const t = useMessages("matches");
  const language = useLanguage();
  const { person, introduction, isHighlighted, onPressed } = props;
  const { id, isMine, state, message, email, createdAt, replies, isContacted } = introduction;
  const date = fullDate(createdAt, language, undefined);
  // Those that ended without an agreement are kept short.
  const isStanding = state === "asked" || state === "agreed";
  const isMyTurn = waitsForMe(introduction);
  const answer = { person, introduction, onAnswered: onPressed };
  const isToDo = isMyTurn || (email !== null && !isContacted);
  return (
    <li
      id={introductionElement(id)}
      tabIndex={-1}
      aria-current={isHighlighted ? "true" : undefined}
      className={`@container rounded-xl p-4 wrap-anywhere ${isHighlighted || isToDo ? "border-2 border-leaf" : "border border-line"}`}
    >
      <div className="grid gap-x-8 gap-y-3 @xl:grid-cols-[minmax(0,1fr)_auto] @xl:items-center">
        <div className="min-w-0">
          <Heading introduction={introduction} />
          {isMyTurn || state === "agreed" ? <CompanyFacts introduction={introduction} /> : null}
          {message === "" || !isStanding ? null : (
            <blockquote className="mt-3 border-s-4 border-line ps-3 whitespace-pre-line">
              {message}
            </blockquote>
          )}
          <p className="dotted mt-2 flex flex-wrap text-sm text-muted">
            <span>{t(isMine ? "askedThemOn" : "askedYouOn", { date })}</span>
            {email === null ? null : <span>{t("agreed")}</span>}
            {state === "asked" ? (
              <span>
                {t("answerUntil", { date: fullDate(endOf(introduction), language, undefined) })}
              </span>
            ) : null}
          </p>
          {email !== null || isMyTurn ? null : (
            <p className="mt-2 inline-block rounded-full bg-sunken px-3 py-1 text-sm">
              {t(standing(introduction))}
            </p>
          )}
          {isMine && state === "asked" ? <ReplyLine replies={replies} /> : null}
        </div>
        {email === null ? null : (
          <GetInTouch
            person={person}
            introduction={introduction}
            email={email}
            onPressed={onPressed}
          />
        )}
        {isMyTurn ? (
          <div className="grid grid-cols-2 gap-2 @xl:w-48 @xl:grid-cols-1">
            {/* Without a page nobody can see who is asking (domain/introductions/answer.ts). */}
            {introduction.page === null ? null : <AnswerButton {...answer} answer="agreed" />}
            <AnswerButton {...answer} answer="declined" />
          </div>
        ) : null}
        {isMine && state === "asked" ? (
          <div>
            <AnswerButton {...answer} answer="withdrawn" />
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** A character that no name contains: it marks the place of the name's link. */
const PLACE = "\u0000";

function Heading({
  introduction: { id, state, name, page, card, own },
}: {
  introduction: Introduction;
}) {
  const t = useMessages("matches");
  const other = (
    <span id={`introduction-name-${id}`}>
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
    </span>
  );
  const theirs = <CompanyLogo name={name} logo={card?.logo ?? ""} />;
  if (state !== "agreed") {
    return (
      <div className="flex items-center gap-3">
        {theirs}
        <p className="min-w-0 font-semibold">{other}</p>
      </div>
    );
  }
  const [before, after] = t("introducedTo", { name: PLACE }).split(PLACE);
  return (
    <>
      <span className="flex -space-x-2">
        <CompanyLogo name={own.name} logo={own.logo} />
        {theirs}
      </span>
      <p className="mt-2 text-lg leading-snug font-bold">
        {before}
        {other}
        {after}
      </p>
    </>
  );
}
