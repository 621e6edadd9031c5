import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";

/** The columns without which a form cannot be saved as complete (contracts/startup-profile.ts, investor-profile.ts). */
const REQUIRED: Record<Role, readonly string[]> = {
  [STARTUP_ROLE]: [
    "name",
    "venture_round",
    "industries",
    "country",
    "address",
    "founded_year",
    "founder_name",
    "mobile_phone",
    "company_email",
  ],
  [INVESTOR_ROLE]: [
    "name",
    "founded_year",
    "investor_types",
    "country",
    "address",
    "company_email",
    "investment_stages",
    "target_industries",
    "target_regions",
  ],
};

/** The required columns of a draft that are empty; all of them when there is no draft. */
export function missingFields(role: Role, draft: Record<string, unknown> | null): string[] {
  return REQUIRED[role].filter((column) => {
    const value = draft?.[column];
    return value === undefined || value === null || value === "" || isEmptyList(value);
  });
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
