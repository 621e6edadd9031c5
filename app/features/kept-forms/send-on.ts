import type { KeptValues } from "../../../contracts/kept-forms.ts";
import { type FailureCode, OperationFailure } from "../../platform/operations.ts";
import type { AccountCopy } from "./account-copy.ts";
import { sameValues } from "./same-values.ts";

/** What was typed, the version of the saved profile that it is based on, and what it was typed over. */
export type Typed = { version: number; values: KeptValues; replaced?: KeptValues | undefined };

/** Sent after a pause of this length; during continuous typing at least this often. */
const REST_MS = 1500;
const LONGEST_WAIT_MS = 10_000;
const RETRY_MS = 15_000;

/** Failures that pass by themselves. */
const PASSING: readonly FailureCode[] = [
  "network",
  "too_many_requests",
  "request_timeout",
  "service_unavailable",
  "server_error",
];

export type Sending = {
  /** @throws OperationFailure */
  send(typed: Typed & { revision: number }, isLeaving: boolean): Promise<{ revision: number }>;
  /** @throws OperationFailure */
  drop(revision: number): Promise<unknown>;
  read(): Promise<AccountCopy | null>;
  isOnline(): boolean;
  /** The account has it now. */
  onSent(typed: Typed): void;
  /** Another device has typed since: nothing is sent until `settle`. */
  onClash(other: AccountCopy): void;
  /** The account does not accept it. */
  onRefused(code: FailureCode): void;
};

/**
 * Sends the input of one form to the account: one call at a time, only the latest input, and never
 * over a revision that the person has not seen.
 * @param start the revision that has been seen, what the account has of it, and what may have been
 * sent without an answer.
 */
export function sendOn(
  means: Sending,
  start: { revision: number; sent?: Typed | undefined; unanswered?: Typed | undefined },
) {
  let { revision, sent, unanswered } = start;
  /** Still to be done: sending input, or forgetting what was sent. */
  let wish: Typed | "forget" | undefined;
  let isHeld = false;
  let isClosed = false;
  let isLeaving = false;
  let work: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), ms);
  };

  async function flush(leaving = false): Promise<void> {
    clearTimeout(timer);
    waitingSince = undefined;
    isLeaving = leaving;
    work ??= run().finally(() => {
      work = undefined;
    });
    await work;
  }

  async function run(): Promise<void> {
    while (wish !== undefined && !isHeld && means.isOnline()) {
      const now = wish;
      wish = undefined;
      const isDone = now === "forget" ? await forgetSent() : await sendTyped(now);
      if (isDone) continue;
      wish ??= now;
      if (!isHeld) later(RETRY_MS);
      return;
    }
  }

  async function forgetSent(): Promise<boolean> {
    try {
      if (revision !== 0) await means.drop(revision);
      // Input sent while the form was being left may have arrived under a revision that nobody has
      // seen.
      const left = unanswered && (await means.read());
      if (left && isSame(unanswered, left)) await means.drop(left.revision);
      revision = 0;
      sent = undefined;
      unanswered = undefined;
      return true;
    } catch {
      return false;
    }
  }

  async function sendTyped(typed: Typed): Promise<boolean> {
    try {
      ({ revision } = await means.send({ ...typed, revision }, isLeaving));
      took(typed);
      return true;
    } catch (error) {
      const code = error instanceof OperationFailure ? error.code : "server_error";
      if (code === "edited_elsewhere") return meetOther(typed);
      if (PASSING.includes(code)) {
        // It may have arrived, and only the answer was lost.
        unanswered = typed;
        return false;
      }
      means.onRefused(code);
      return true;
    }
  }

  /** There is another revision: our own, whose answer was lost, or another device's. */
  async function meetOther(typed: Typed): Promise<boolean> {
    const other = await means.read().catch(() => undefined);
    if (other === undefined) return false;
    const isOwn = other === null || isSame(typed, other) || isSame(unanswered, other);
    if (!isOwn) {
      // The revision stays the one that was seen: this device's input is not based on the other.
      isHeld = true;
      means.onClash(other);
      return false;
    }
    revision = other?.revision ?? 0;
    if (other && isSame(typed, other)) took(typed);
    else wish ??= typed;
    return true;
  }

  function took(typed: Typed): void {
    sent = typed;
    unanswered = undefined;
    means.onSent(typed);
  }

  return {
    flush,
    /** Whether the account has exactly this. */
    has: (typed: Typed) => isSame(sent, typed),
    revision: () => revision,
    /** Takes what is typed now; it is sent after a pause. */
    take(typed: Typed) {
      if (isSame(sent, typed) && !work) {
        wish = undefined;
        return;
      }
      wish = typed;
      if (isHeld) return;
      waitingSince ??= Date.now();
      const waited = Date.now() - waitingSince;
      later(Math.max(0, Math.min(REST_MS, LONGEST_WAIT_MS - waited)));
    },
    /** Saved or discarded: the account forgets what this form has sent, and nothing else. */
    forget() {
      wish = isHeld ? undefined : "forget";
      void flush();
    },
    /** Nothing is sent before `settle`. */
    hold() {
      isHeld = true;
    },
    /** The person has seen the other copy: what is sent from now on may replace it. */
    settle(other: AccountCopy, taken?: Typed) {
      isHeld = false;
      revision = other.revision;
      sent = taken;
      wish = undefined;
    },
    /** The form is closed: whatever is left is sent, once. */
    close() {
      isClosed = true;
      void flush();
    },
  };
}

export function isSame(one: Typed | undefined, other: Typed): boolean {
  return one !== undefined && one.version === other.version && sameValues(one.values, other.values);
}
