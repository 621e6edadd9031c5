import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { MatchDirection } from "../../../contracts/matching.ts";

/** The tables of one side of a match; the names are ours, never a caller's. */
export type Side = {
  /** The table of its public pages, whose addresses also begin with this name. */
  pages: "startups" | "investors";
  /** The table of private drafts, whose column `link` has the page's id. */
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
