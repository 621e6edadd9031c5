import { Link } from "react-router";
import type { Introduction } from "../../../contracts/introductions.ts";
import { fullDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { AnswerButton } from "./answer-button.tsx";
import { endOf, standing, waitsForMe } from "./introductions.ts";
import { ReplyLine } from "./reply-line.tsx";
import { introductionElement } from "./use-introduction-in-view.ts";

/** One introduction: with whom, its messages, its state, and what can be done. */
export function IntroductionLine(props: {
  person: Person;
  introduction: Introduction;
  /** A mail or a match links to it. */
  isHighlighted: boolean;
  onAnswered(): void;
}) {
  const t = useMessages("matches");
  const language = useLanguage();
  const { person, introduction, isHighlighted, onAnswered } = props;
  const { id, isMine, state, name, page, message, email, createdAt, replies } = introduction;
  const date = fullDate(createdAt, language, undefined);
  // Those that came to nothing are kept short.
  const isStanding = state === "asked" || state === "agreed";
  const answer = { person, introduction, onAnswered };
  return (
    <li
      id={introductionElement(id)}
      tabIndex={-1}
      aria-current={isHighlighted ? "true" : undefined}
      className={`rounded-xl p-4 wrap-anywhere ${isHighlighted ? "border-2 border-leaf" : "border border-line"}`}
    >
      <p id={`introduction-name-${id}`} className="font-semibold">
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
      </p>
      <p className="text-sm text-muted">{t(isMine ? "askedThemOn" : "askedYouOn", { date })}</p>
      {message === "" || !isStanding ? null : (
        <blockquote className="mt-2 border-s-4 border-line ps-3 whitespace-pre-line">
          {message}
        </blockquote>
      )}
      <p className="mt-2 inline-block rounded-full bg-sunken px-3 py-1 text-sm">
        {t(standing(introduction))}
      </p>
      {state === "asked" ? (
        <>
          <p className="mt-2 text-sm text-muted">
            {t("answerUntil", { date: fullDate(endOf(introduction), language, undefined) })}
          </p>
          {isMine ? <ReplyLine replies={replies} /> : null}
        </>
      ) : null}
      {email === null ? null : (
        <a
          href={mailTo(email)}
          className="mt-1 flex min-h-11 items-center gap-2 text-leaf underline underline-offset-4"
        >
          <MemberIcon name="mail" className="size-5 shrink-0" />
          {email}
        </a>
      )}
      {waitsForMe(introduction) ? (
        <>
          <p className="mt-2 text-sm text-muted">{t("agreeText", { name })}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <AnswerButton {...answer} answer="agreed" />
            <AnswerButton {...answer} answer="declined" />
          </div>
        </>
      ) : null}
      {isMine && state === "asked" ? (
        <div className="mt-3">
          <AnswerButton {...answer} answer="withdrawn" />
        </div>
      ) : null}
    </li>
  );
}

/** An address may contain characters that would end it in a link. */
function mailTo(email: string): string {
  return `mailto:${email.split("@").map(encodeURIComponent).join("@")}`;
}
