import {
  COUNTRIES,
  INDUSTRIES,
  INVESTOR_TYPES,
  VENTURE_ROUNDS,
} from "../../../contracts/catalogue.ts";
import type { InvestorProfileForm } from "../../../contracts/investor-profile.ts";
import { PROFILE_TEXT_LIMITS } from "../../../contracts/profile-limits.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { ChoicesField, SelectField, TextArea, TextField } from "./fields.tsx";
import { FormSection } from "./form-section.tsx";

type Form = InvestorProfileForm;

/** Every field of spec §3 that an investor fills in. */
export function InvestorFields() {
  const t = useMessages("profile");
  return (
    <>
      <FormSection title={t("companySection")} lead={t("companySectionLead")}>
        <TextField<Form> name="name" label="investorName" autoComplete="organization" />
        <TextField<Form> name="founded_year" label="founded_year" inputMode="numeric" />
        <div className="sm:col-span-2">
          <ChoicesField<Form>
            name="investor_types"
            label="investor_types"
            hint="industriesHint"
            values={INVESTOR_TYPES}
          />
        </div>
        <SelectField<Form>
          name="country"
          label="country"
          values={COUNTRIES}
          autoComplete="country-name"
        />
        <TextField<Form> name="city" label="city" isOptional autoComplete="address-level2" />
        <TextField<Form>
          name="address"
          label="address"
          autoComplete="street-address"
          className="sm:col-span-2"
        />
        <TextField<Form>
          name="company_email"
          label="company_email"
          hint="company_emailHint"
          type="email"
          autoComplete="email"
        />
        <TextField<Form> name="website" label="website" isOptional type="url" autoComplete="url" />
      </FormSection>
      <FormSection title={t("focusSection")} lead={t("focusSectionLead")}>
        <div className="grid gap-6 sm:col-span-2">
          <ChoicesField<Form>
            name="investment_stages"
            label="investment_stages"
            values={VENTURE_ROUNDS}
          />
          <ChoicesField<Form>
            name="target_industries"
            label="target_industries"
            values={INDUSTRIES}
          />
          <ChoicesField<Form>
            name="target_regions"
            label="target_regions"
            hint="target_regionsHint"
            values={COUNTRIES}
          />
        </div>
      </FormSection>
      <FormSection title={t("storySection")} lead={t("storySectionLead")}>
        <TextField<Form>
          name="tagline"
          label="tagline"
          hint="taglineHint"
          isOptional
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <TextArea<Form>
            name="description"
            label="description"
            hint="descriptionHint"
            isOptional
            max={PROFILE_TEXT_LIMITS.description}
            rows={8}
          />
        </div>
      </FormSection>
    </>
  );
}
