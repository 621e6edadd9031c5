import { type Role, STARTUP_ROLE } from "./accounts.ts";
import type { InvestorProfileForm } from "./investor-profile.ts";
import type { StartupProfileForm } from "./startup-profile.ts";

/**
 * What applies to a profile's field besides the values it takes (startup-profile.ts,
 * investor-profile.ts). Fields are in the order of the form; their names are the columns'.
 */
type ProfileField = {
  /** The profile is incomplete without it (spec §3). */
  isRequired?: true;
  /**
   * What the published page copies from the draft: the value, or null where the draft is empty.
   * Other fields are private.
   */
  onPage?: "value" | "value or null";
};

export const STARTUP_FIELDS = {
  name: { isRequired: true, onPage: "value" },
  venture_round: { isRequired: true, onPage: "value" },
  industries: { isRequired: true, onPage: "value" },
  country: { isRequired: true, onPage: "value" },
  city: { onPage: "value" },
  address: { isRequired: true, onPage: "value" },
  founded_year: { isRequired: true, onPage: "value" },
  team_size: { onPage: "value" },
  founder_name: { isRequired: true, onPage: "value" },
  tagline: { onPage: "value" },
  description: { onPage: "value" },
  website: { onPage: "value or null" },
  linkedin: { onPage: "value or null" },
  raising: {},
  raising_currency: {},
  revenue: {},
  revenue_currency: {},
  mobile_phone: { isRequired: true },
  company_email: { isRequired: true },
  whatsapp: {},
  line: {},
  telegram: {},
  zalo: {},
} as const satisfies Record<keyof StartupProfileForm, ProfileField>;

export const INVESTOR_FIELDS = {
  name: { isRequired: true, onPage: "value" },
  founded_year: { isRequired: true, onPage: "value" },
  investor_types: { isRequired: true, onPage: "value" },
  country: { isRequired: true, onPage: "value" },
  city: { onPage: "value" },
  address: { isRequired: true, onPage: "value" },
  company_email: { isRequired: true },
  website: { onPage: "value or null" },
  investment_stages: { isRequired: true, onPage: "value" },
  target_industries: { isRequired: true, onPage: "value" },
  target_regions: { isRequired: true, onPage: "value" },
  cheque_min: {},
  cheque_max: {},
  cheque_currency: {},
  tagline: { onPage: "value" },
  description: { onPage: "value" },
} as const satisfies Record<keyof InvestorProfileForm, ProfileField>;

/** The fields of a role's profile, by name. */
export function profileFields(role: Role): Record<string, ProfileField> {
  return role === STARTUP_ROLE ? STARTUP_FIELDS : INVESTOR_FIELDS;
}
