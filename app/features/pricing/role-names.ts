import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";

/** The name of each role here. */
export const ROLE_NAMES = {
  [STARTUP_ROLE]: "forStartups",
  [INVESTOR_ROLE]: "forInvestors",
} as const;
