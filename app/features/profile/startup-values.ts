import { INDUSTRIES, TEAM_SIZES } from "../../../contracts/catalogue.ts";
import { enteredCurrency, USUAL_CURRENCY } from "../../../contracts/currencies.ts";
import type { StartupProfileForm } from "../../../contracts/startup-profile.ts";
import { chosenFrom } from "./chosen-from.ts";
import type { StartupDraft } from "./read-draft.ts";

/** The form's values for a draft; empty without one. */
export function startupValues(draft: StartupDraft | null): StartupProfileForm {
  return {
    name: draft?.name ?? "",
    tagline: draft?.tagline ?? "",
    description: draft?.description ?? "",
    industries: chosenFrom(INDUSTRIES, draft?.industries),
    venture_round: draft?.venture_round ?? "",
    team_size: TEAM_SIZES.find((size) => size === draft?.team_size) ?? "",
    founded_year: draft?.founded_year?.toString() ?? "",
    country: draft?.country ?? "",
    city: draft?.city ?? "",
    address: draft?.address ?? "",
    company_email: draft?.company_email ?? "",
    website: draft?.website ?? "",
    founder_name: draft?.founder_name ?? "",
    mobile_phone: draft?.mobile_phone ?? "",
    whatsapp: draft?.whatsapp ?? "",
    line: draft?.line ?? "",
    telegram: draft?.telegram ?? "",
    zalo: draft?.zalo ?? "",
    linkedin: draft?.linkedin ?? "",
    raising: draft?.raising?.toString() ?? "",
    raising_currency: enteredCurrency(draft?.raising_currency ?? "") ?? USUAL_CURRENCY,
    revenue: draft?.revenue?.toString() ?? "",
    revenue_currency: enteredCurrency(draft?.revenue_currency ?? "") ?? USUAL_CURRENCY,
  };
}
