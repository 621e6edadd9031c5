import { useState } from "react";
import { Link } from "react-router";
import type { Introduction } from "../../../contracts/introductions.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import { centreTab } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { canBeAsked, standing, waitsForMe } from "./introductions.ts";
import { Invitation } from "./invitation.tsx";
import { matchAddress } from "./match-address.ts";
import { ReplyLine } from "./reply-line.tsx";
import { isReachable } from "./result-filter.ts";

/** The state of an introduction to a candidate, and what can be done about it. */
export function IntroductionControl(props: {
  person: Person;
  result: MatchResult;
  /** The introduction of `result`, once the list has been read. */
  introduction: Introduction | undefined;
  /** The id of the element that names the candidate. */
  nameId: string;
  isQuiet: boolean;
  onAsked(): void;
}) {
  const t = useMessages("matches");
  const { person, result, introduction, nameId, isQuiet } = props;
  const look = `button !px-4 text-sm ${isQuiet ? "button-quiet" : "button-leaf"}`;
  const [isAsking, setAsking] = useState(false);
  // The pressed button is gone by then: the focus moves to the result.
  const [presses, setPresses] = useState(0);
  const state = useFocusOnChange<HTMLParagraphElement>(presses);
  // Nothing is expected of them any more: the button leads on, and tells the state where there is
  // little room.
  const isSettled = introduction && (introduction.state === "agreed" || waitsForMe(introduction));
  return (
    <>
      {isReachable(result) && !isSettled ? <ReplyLine replies={result.replies} /> : null}
      <p
        ref={state}
        tabIndex={-1}
        className={
          isSilent(result) && !introduction
            ? "sr-only"
            : `rounded-full bg-sunken px-3 py-1 text-sm font-medium ${isSettled ? "max-sm:sr-only" : ""}`
        }
      >
        <Standing result={result} introduction={introduction} />
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canBeAsked(result) ? (
          <button
            type="button"
            aria-describedby={nameId}
            className={look}
            onClick={() => setAsking(true)}
          >
            {t("ask")}
          </button>
        ) : null}
        {result.introduction === "needs_page" ? (
          <Link to={centreTab("publish")} aria-describedby={nameId} className={look}>
            {t("publishFirst")}
          </Link>
        ) : null}
        {introduction && isSettled ? (
          <Link
            to={matchAddress({ introduction: introduction.id })}
            preventScrollReset
            aria-describedby={nameId}
            className="button button-quiet !px-4 text-sm"
          >
            {t(waitsForMe(introduction) ? "answerIt" : "toAddress")}
          </Link>
        ) : null}
        {result.introduction === "impossible" && result.page ? (
          <Invitation result={result} nameId={nameId} look={look} />
        ) : null}
      </div>
      {isAsking ? (
        <AskDialog
          person={person}
          candidate={result}
          onAsked={() => {
            setAsking(false);
            setPresses(presses + 1);
            props.onAsked();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** The button or the head already says it all. */
function isSilent({ introduction }: MatchResult): boolean {
  return introduction === "possible" || introduction === "impossible";
}

function Standing(props: { result: MatchResult; introduction: Introduction | undefined }) {
  const t = useMessages("matches");
  const { result, introduction } = props;
  if (introduction) return t(standing(introduction));
  switch (result.introduction) {
    case "possible":
    case "impossible":
      return null;
    case "needs_page":
      return t("hasAccount");
    default:
      return t(result.introduction);
  }
}
