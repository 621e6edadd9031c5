import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";

/** What each role is called here. */
export const ROLE_NAMES = {
  [STARTUP_ROLE]: "forStartups",
  [INVESTOR_ROLE]: "forInvestors",
} as const;
