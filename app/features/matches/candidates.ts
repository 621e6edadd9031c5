import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { CandidateCounts } from "../../../contracts/match-candidates.ts";

const INVESTORS = {
  empty: "candidatesInvestorsEmpty",
  none: "candidatesInvestorsNone",
  some: "candidatesInvestors",
  all: "candidatesInvestorsAll",
} as const;
const STARTUPS = {
  empty: "candidatesStartupsEmpty",
  none: "candidatesStartupsNone",
  some: "candidatesStartups",
  all: "candidatesStartupsAll",
} as const;

/** In which words it is said how many there are: nobody is introduced to "0 of them". */
export function candidatesKey({ count, reachable }: CandidateCounts, role: Role) {
  const keys = role === STARTUP_ROLE ? INVESTORS : STARTUPS;
  if (count === 0) return keys.empty;
  if (reachable === 0) return keys.none;
  return reachable < count ? keys.some : keys.all;
}
