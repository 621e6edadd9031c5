import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { useBlocker, useLocation } from "react-router";
import { Dialog } from "../../ui/dialog.tsx";
import { beforeSignOut, isForgotten } from "./sign-out.ts";

/** The question, in the words of the form that would lose something. */
type LeaveQuestion = {
  title: string;
  text: string;
  stay: string;
  leave: string;
  /** The form itself asks before signing out, if the account does not have all of it. */
  isKept?: boolean;
};

const AskContext = createContext<(question: LeaveQuestion) => () => void>(() => () => undefined);

/**
 * Asks before leaving a page on which something would be lost: in our own dialog within the site,
 * otherwise in the browser's. One guard for the whole page, because the router supports only one
 * blocker.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly LeaveQuestion[]>([]);
  const [ask] = useState(() => (question: LeaveQuestion) => {
    setQuestions((before) => [...before, question]);
    return () => setQuestions((before) => before.filter((other) => other !== question));
  });
  const question = questions.at(-1);
  const lostAtSignOut = questions.findLast(({ isKept }) => !isKept);
  return (
    <AskContext value={ask}>
      {children}
      {question ? <Guard {...question} /> : null}
      {lostAtSignOut ? <SignOutGuard {...lostAtSignOut} /> : null}
    </AskContext>
  );
}

/** Has the page's guard ask while there is something to lose. */
export function useLeaveQuestion(isActive: boolean, words: LeaveQuestion): void {
  const ask = use(AskContext);
  const { title, text, stay, leave, isKept = false } = words;
  useEffect(
    () => (isActive ? ask({ title, text, stay, leave, isKept }) : undefined),
    [isActive, ask, title, text, stay, leave, isKept],
  );
}

function Guard(question: LeaveQuestion) {
  const { pathname } = useLocation();
  // The router is on the next page a moment before this one is unmounted: pressing "back" in that
  // moment leaves the next page, so there is nothing to ask.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );

  useEffect(() => {
    // Signing out has asked already.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isForgotten()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);

  if (blocker.state !== "blocked") return null;
  return (
    <Question {...question} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
  );
}

function SignOutGuard(question: LeaveQuestion) {
  const [isAsked, setAsked] = useState(false);
  const pending = useRef<(leaves: boolean) => void>(undefined);
  const answer = (leaves: boolean) => {
    setAsked(false);
    pending.current?.(leaves);
  };

  useEffect(() => {
    const mayLeave = () =>
      new Promise<boolean>((resolve) => {
        pending.current = resolve;
        setAsked(true);
      });
    const end = beforeSignOut({ flush: async () => undefined, mayLeave });
    return () => {
      end();
      // It was saved while the question was open: there is nothing left to lose.
      pending.current?.(true);
    };
  }, []);

  if (!isAsked) return null;
  return <Question {...question} onStay={() => answer(false)} onLeave={() => answer(true)} />;
}

function Question(props: LeaveQuestion & { onStay(): void; onLeave(): void }) {
  const { title, text, stay, leave, onStay, onLeave } = props;
  return (
    <Dialog title={title} onClose={onStay}>
      <p className="text-muted">{text}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className="button button-leaf" onClick={onStay}>
          {stay}
        </button>
        <button type="button" className="button button-quiet" onClick={onLeave}>
          {leave}
        </button>
      </div>
    </Dialog>
  );
}
