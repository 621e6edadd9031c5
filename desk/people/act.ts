import { createContext, use } from "react";

/** What came of an act: done, or why not. */
export type ActOutcome =
  | { done: string /** So is the person. */; isGone?: boolean }
  | { problem: string };

/** An act on somebody's account, which asks for its reason first. */
export type Act = {
  title: string;
  text?: string;
  /** Of the button that does it. */
  label: string;
  /** It cannot be undone, or takes something away. */
  isGrave?: boolean;
  /** The person reads the reason by mail. */
  isTold?: boolean;
  /** Who deletes types the address, so that it is this one. */
  typed?: string;
  /** @throws OperationFailure */
  perform(given: { reason: string; typed: string }): Promise<ActOutcome>;
};

const ActContext = createContext<((act: Act) => void) | undefined>(undefined);
export const ActProvider = ActContext.Provider;

/** Asks for an act's reason and does it; undefined where this member of staff may not act. */
export function useAct(): ((act: Act) => void) | undefined {
  return use(ActContext);
}
