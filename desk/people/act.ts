import { createContext, use } from "react";

/** What came of an act: done, or why not. */
export type ActOutcome =
  | { done: string /** The person is gone, too. */; isGone?: boolean }
  | { problem: string };

/** An act on somebody's account, which asks for its reason first. */
export type Act = {
  title: string;
  text?: string;
  /** The label of its button. */
  label: string;
  /** It cannot be undone, or takes something away. */
  isGrave?: boolean;
  /** The reason is mailed to the person. */
  isTold?: boolean;
  /** The address that must be typed to confirm a deletion. */
  typed?: string;
  /** @throws OperationFailure */
  perform(given: { reason: string; typed: string }): Promise<ActOutcome>;
};

const ActContext = createContext<((act: Act) => void) | undefined>(undefined);
export const ActProvider = ActContext.Provider;

/** Asks for an act's reason and performs it; undefined where this member of staff may not act. */
export function useAct(): ((act: Act) => void) | undefined {
  return use(ActContext);
}
