import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Introduction } from "../../../contracts/introductions.ts";
import type { OfferedService } from "../../../contracts/offers.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import { centreTab, profileForm } from "../account/account-pages.ts";
import { priceOf } from "../credits/use-credits.ts";
import { FIRST_TO_INVITE } from "../matches/match-address.ts";
import type { Standing } from "./next-action.ts";
import { placeOfTask } from "./places.ts";

const FIRST_INVITATION = `${centreTab("match")}#${FIRST_TO_INVITE}`;

const STEPS = ["prepare", "review", "publish", "match", "introduce", "invite"] as const;
export type WayStep = { step: (typeof STEPS)[number]; isDone: boolean; to: string };

/** The way from the checklist to the first introduction, and the person's progress; an investor has no deck. */
export function wayOf({
  role,
  status,
  introductions,
}: Pick<Standing, "role" | "status"> & {
  introductions: readonly Pick<Introduction, "state">[];
}): WayStep[] {
  const open = status.tasks.find(({ done }) => !done);
  const steps: WayStep[] = [
    {
      step: "prepare",
      isDone: open === undefined,
      to: open ? placeOfTask(open.task, role) : profileForm(role),
    },
    {
      step: "review",
      isDone: (status.deckScore ?? 0) >= MIN_DECK_SCORE,
      to: centreTab("review"),
    },
    { step: "publish", isDone: status.publication === "published", to: centreTab("publish") },
    { step: "match", isDone: (status.matchesFound ?? 0) > 0, to: centreTab("match") },
    lastOf(status, introductions),
  ];
  return role === STARTUP_ROLE ? steps : steps.filter(({ step }) => step !== "review");
}

/** Nobody can be introduced while no match has an account: then the way ends with inviting them. */
function lastOf(
  { matchesFound, matchesReachable }: Standing["status"],
  introductions: readonly Pick<Introduction, "state">[],
): WayStep {
  const isInviting =
    (matchesFound ?? 0) > 0 && matchesReachable === 0 && introductions.length === 0;
  if (isInviting) return { step: "invite", isDone: false, to: FIRST_INVITATION };
  const isDone = introductions.some(({ state }) => state === "agreed");
  return { step: "introduce", isDone, to: centreTab("match") };
}

/** The steps that cost credits. */
export const STEP_SERVICES: Partial<Record<WayStep["step"], OfferedService>> = {
  review: "deckReview",
  publish: "publish",
  match: "match",
};

/** What the remaining way costs, and whether any of it has been paid. */
export function creditsToGo(
  steps: readonly WayStep[],
  prices: Parameters<typeof priceOf>[0],
): { credits: number; isBegun: boolean } {
  const paid = steps.flatMap(({ step, isDone }) => {
    const service = STEP_SERVICES[step];
    return service ? [{ isDone, price: priceOf(prices, service) }] : [];
  });
  return {
    credits: paid.reduce((sum, { isDone, price }) => (isDone ? sum : sum + price), 0),
    isBegun: paid.some(({ isDone }) => isDone),
  };
}

/** At most one step is left: what comes next matters more than what is done. */
export function isNearlyDone(steps: readonly WayStep[]): boolean {
  return steps.filter(({ isDone }) => !isDone).length <= 1;
}
