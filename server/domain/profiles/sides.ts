import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { MatchDirection } from "../../../contracts/matching.ts";

/** Where one side of a match lies in the database; the names are ours, never a caller's. */
export type Side = {
  /** The table of its public pages, which is also the beginning of their addresses. */
  pages: "startups" | "investors";
  /** The table of private drafts, whose `link` leads to the page. */
  drafts: "startup_profiles" | "investor_profiles";
  link: "startup_id" | "investor_id";
};

const STARTUPS: Side = { pages: "startups", drafts: "startup_profiles", link: "startup_id" };
const INVESTORS: Side = { pages: "investors", drafts: "investor_profiles", link: "investor_id" };

/** The side of the person, and the one among which they look. */
export const SIDES: Record<MatchDirection, { own: Side; other: Side }> = {
  startups: { own: STARTUPS, other: INVESTORS },
  investors: { own: INVESTORS, other: STARTUPS },
};

export function directionOf(role: Role): MatchDirection {
  return role === STARTUP_ROLE ? "startups" : "investors";
}
