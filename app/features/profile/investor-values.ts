import {
  COUNTRIES,
  INDUSTRIES,
  INVESTOR_TYPES,
  VENTURE_ROUNDS,
} from "../../../contracts/catalogue.ts";
import { enteredCurrency, USUAL_CURRENCY } from "../../../contracts/currencies.ts";
import type { InvestorProfileForm } from "../../../contracts/investor-profile.ts";
import { chosenFrom } from "./chosen-from.ts";
import type { InvestorDraft } from "./read-draft.ts";

/** The form's values for a draft; empty without one. */
export function investorValues(draft: InvestorDraft | null): InvestorProfileForm {
  return {
    name: draft?.name ?? "",
    tagline: draft?.tagline ?? "",
    description: draft?.description ?? "",
    investor_types: chosenFrom(INVESTOR_TYPES, draft?.investor_types),
    investment_stages: chosenFrom(VENTURE_ROUNDS, draft?.investment_stages),
    target_regions: chosenFrom(COUNTRIES, draft?.target_regions),
    target_industries: chosenFrom(INDUSTRIES, draft?.target_industries),
    founded_year: draft?.founded_year?.toString() ?? "",
    country: draft?.country ?? "",
    city: draft?.city ?? "",
    address: draft?.address ?? "",
    company_email: draft?.company_email ?? "",
    website: draft?.website ?? "",
    cheque_min: draft?.cheque_min?.toString() ?? "",
    cheque_max: draft?.cheque_max?.toString() ?? "",
    cheque_currency: enteredCurrency(draft?.cheque_currency ?? "") ?? USUAL_CURRENCY,
  };
}
