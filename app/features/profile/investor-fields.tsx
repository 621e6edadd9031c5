import { INVESTOR_ROLE } from "../../../contracts/accounts.ts";
import { INVESTOR_TYPES, VENTURE_ROUNDS } from "../../../contracts/catalogue.ts";
import { DIRECTORY_COUNTRIES } from "../../../contracts/directory.ts";
import type { InvestorProfileForm } from "../../../contracts/investor-profile.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { AmountField } from "./amounts/amount-field.tsx";
import { INVESTOR_AMOUNTS } from "./amounts/amount-groups.ts";
import { CompanyEmailField, PlaceFields, StorySection, WebsiteField } from "./company-fields.tsx";
import { ChoicesField, IndustriesField, TextField } from "./fields.tsx";
import { FormSection } from "./form-section.tsx";
import { useCountries } from "./use-countries.ts";

type Form = InvestorProfileForm;

const [CHEQUES] = INVESTOR_AMOUNTS;

/** All fields of spec §3 for investors. */
export function InvestorFields() {
  const t = useMessages("profile");
  const countries = useCountries();
  return (
    <>
      <FormSection title={t("companySection")} lead={t("companySectionLead")}>
        <TextField<Form> name="name" label="investorName" autoComplete="organization" />
        <TextField<Form>
          name="founded_year"
          label="founded_year"
          hint="founded_yearHint"
          inputMode="numeric"
        />
        <div className="sm:col-span-2">
          <ChoicesField<Form>
            name="investor_types"
            label="investor_types"
            hint="industriesHint"
            values={INVESTOR_TYPES}
          />
        </div>
        <PlaceFields />
        <CompanyEmailField />
        <WebsiteField />
      </FormSection>
      <FormSection title={t("focusSection")} lead={t("focusSectionLead")}>
        <div className="grid gap-6 sm:col-span-2">
          <ChoicesField<Form>
            name="investment_stages"
            label="investment_stages"
            hint="industriesHint"
            values={VENTURE_ROUNDS}
          />
          <IndustriesField<Form>
            name="target_industries"
            label="target_industries"
            hint="industriesHint"
          />
          <ChoicesField<Form>
            name="target_regions"
            label="target_regions"
            hint="target_regionsHint"
            values={countries.all}
            together={{ label: "allSoutheastAsia", values: DIRECTORY_COUNTRIES }}
            // Most invest in the region, and the other countries would fill most of the page.
            later={{ label: "moreCountries", values: countries.farther }}
          />
        </div>
        <AmountField
          name="cheque_min"
          currency="cheque_currency"
          group={CHEQUES}
          hint="chequeHint"
        />
        <AmountField name="cheque_max" group={CHEQUES} hint="chequeOpenHint" />
      </FormSection>
      <StorySection role={INVESTOR_ROLE} />
    </>
  );
}
