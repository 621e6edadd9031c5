import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { MIN_DECK_SCORE } from "../../../contracts/prices.ts";
import type { Standing } from "./next-action.ts";

const STEPS = ["review", "publish", "match", "introduce"] as const;
type WayStep = { step: (typeof STEPS)[number]; isDone: boolean; to: string };

/** The way that goes on after the checklist, and how far the person is; an investor has no deck. */
export function wayOf({
  role,
  status,
  introductions,
}: Pick<Standing, "role" | "status" | "introductions">): WayStep[] {
  const steps: WayStep[] = [
    {
      step: "review",
      isDone: (status.deckScore ?? 0) >= MIN_DECK_SCORE,
      to: "/profile?tab=review",
    },
    { step: "publish", isDone: status.publication === "published", to: "/profile?tab=publish" },
    { step: "match", isDone: (status.matchesFound ?? 0) > 0, to: "/profile?tab=match" },
    {
      step: "introduce",
      isDone: introductions.some(({ state }) => state === "agreed"),
      to: "/profile?tab=match",
    },
  ];
  return role === STARTUP_ROLE ? steps : steps.slice(1);
}
