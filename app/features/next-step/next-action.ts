import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { CreditSummary, Service } from "../../../contracts/credits.ts";
import type { Introduction } from "../../../contracts/introductions.ts";
import type { ServicePrices } from "../../../contracts/price-list.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type { ChecklistTask, ProfileStatus } from "../../../contracts/profile-status.ts";
import { priceOf } from "../credits/use-credits.ts";
import { isToWriteTo, waitsForMe } from "../matches/introductions.ts";

/** What is known about a person's progress from the first file to the first introduction. */
export type Standing = {
  role: Role;
  status: ProfileStatus;
  credits: Pick<CreditSummary, "balance" | "services" | "isReviewFree">;
  introductions: readonly Pick<
    Introduction,
    "isMine" | "state" | "name" | "answeredAt" | "isContacted"
  >[];
};

/** The one thing to do now. */
export type NextAction =
  | { kind: "answer"; count: number }
  | { kind: "wait"; service: Service }
  | { kind: "task"; task: ChecklistTask }
  | { kind: "uploadDeck"; isFree: boolean }
  | { kind: "review"; isFree: boolean }
  | { kind: "fixDeck"; score: number; found: ProfileStatus["deckFound"] }
  | { kind: "fixEmail" }
  | { kind: "fixObjections"; count: number }
  | { kind: "fixRejection"; count: number }
  | { kind: "addCredits"; service: keyof ServicePrices; missing: number }
  | { kind: "publish" }
  | { kind: "publishAgain" }
  | { kind: "addCriteria" }
  | { kind: "match" }
  | { kind: "widenCriteria" }
  | { kind: "fixWebsite" }
  | { kind: "introduce"; count: number; joined: number }
  | { kind: "write"; count: number; newest: string }
  | { kind: "share" };

/**
 * The order is review, publish, match, introduce. Before all of these come people who wait for an
 * answer, then people who wait for a mail; and whatever is under way is waited for.
 */
export function nextAction(standing: Standing, now = new Date()): NextAction {
  const { status, introductions } = standing;
  const waiting = introductions.filter(waitsForMe).length;
  if (waiting > 0) return { kind: "answer", count: waiting };
  const agreed = introductions.filter((one) => isToWriteTo(one, now));
  const [newest] = agreed;
  if (newest) return { kind: "write", count: agreed.length, newest: newest.name };
  if (status.underWay) return { kind: "wait", service: status.underWay };
  const before = reviewing(standing) ?? publishing(standing) ?? matching(standing);
  // Nobody is sent to a website that does not respond.
  const isSilent = status.reviewedWebsite?.responded === false;
  return before ?? (isSilent ? { kind: "fixWebsite" } : introducing(standing));
}

/** The deck comes before the rest of the checklist: improving it takes longest, and its review needs only a file. */
function reviewing(standing: Standing): NextAction | undefined {
  const { role, status, credits } = standing;
  if (role !== STARTUP_ROLE) return undefined;
  const { deckScore } = status;
  if (deckScore === null) {
    // A newer deck does not keep a published person from matching.
    if (status.publication === "published") return undefined;
    const hasDeck = status.tasks.some(({ task, done }) => task === "pitch_deck" && done);
    const isFree = credits.isReviewFree;
    if (!hasDeck) return { kind: "uploadDeck", isFree };
    return paid(standing, "deckReview", { kind: "review", isFree });
  }
  return deckScore < MIN_DECK_SCORE
    ? { kind: "fixDeck", score: deckScore, found: status.deckFound }
    : undefined;
}

function publishing(standing: Standing): NextAction | undefined {
  const { tasks, blockers, objections, isRejected, publication } = standing.status;
  if (publication === "published") return undefined;
  const open = tasks.find(({ done }) => !done);
  if (open) return { kind: "task", task: open.task };
  if (blockers.includes("company_email_required")) return { kind: "fixEmail" };
  if (objections.length > 0) {
    return { kind: isRejected ? "fixRejection" : "fixObjections", count: objections.length };
  }
  const isAgain = publication === "needs_publishing";
  return paid(standing, "publish", { kind: isAgain ? "publishAgain" : "publish" });
}

function matching(standing: Standing): NextAction | undefined {
  const { criteria, matchesFound } = standing.status;
  if (criteria === "") return { kind: "addCriteria" };
  if (matchesFound === null) return paid(standing, "match", { kind: "match" });
  return matchesFound === 0 ? { kind: "widenCriteria" } : undefined;
}

function introducing({ status, introductions }: Standing): NextAction {
  const hasAsked = introductions.some(({ isMine, state }) => isMine && state === "asked");
  if (hasAsked) return { kind: "share" };
  const { matchesFound, matchesReachable } = status;
  return { kind: "introduce", count: matchesFound ?? 0, joined: matchesReachable ?? 0 };
}

/** The service, or the credits missing for it. */
function paid({ credits }: Standing, service: keyof ServicePrices, action: NextAction): NextAction {
  const missing = priceOf(credits, service) - credits.balance;
  return missing > 0 ? { kind: "addCredits", service, missing } : action;
}
