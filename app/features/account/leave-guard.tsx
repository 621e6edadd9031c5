import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { useBlocker, useLocation } from "react-router";
import { Dialog } from "../../ui/dialog.tsx";
import { beforeSignOut, isForgotten } from "./sign-out.ts";

/** What is asked, in the words of whoever has something to lose. */
type LeaveQuestion = {
  title: string;
  text: string;
  stay: string;
  leave: string;
  /** The form itself asks before signing out, if the account has not got all of it. */
  isKept?: boolean;
};

const AskContext = createContext<(question: LeaveQuestion) => () => void>(() => () => undefined);

/**
 * Asks before a page is left on which something would be lost: in our own dialog within the site, in
 * the browser's otherwise. One for the whole page: the router knows only one that blocks.
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

/** Has the page's guard ask, as long as there is something to lose. */
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
    // Whoever signs out has been asked before.
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
      // Done while it was asked: there is nothing left to lose.
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
