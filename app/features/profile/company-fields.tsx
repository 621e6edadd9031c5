import { useFormContext } from "react-hook-form";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { InvestorProfileForm } from "../../../contracts/investor-profile.ts";
import { PROFILE_TEXT_LIMITS } from "../../../contracts/profile-limits.ts";
import type { StartupProfileForm } from "../../../contracts/startup-profile.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { SelectField, TextArea, TextField } from "./fields.tsx";
import { FormSection } from "./form-section.tsx";
import { useCountries } from "./use-countries.ts";

/** The fields of both forms. */
type Form = Pick<StartupProfileForm, keyof StartupProfileForm & keyof InvestorProfileForm>;

/** Where the company is. */
export function PlaceFields() {
  const { all } = useCountries();
  return (
    <>
      <SelectField<Form> name="country" label="country" values={all} autoComplete="country-name" />
      <TextField<Form> name="city" label="city" isOptional autoComplete="address-level2" />
      <TextField<Form>
        name="address"
        label="address"
        autoComplete="street-address"
        className="sm:col-span-2"
      />
    </>
  );
}

/** Private: it proves who owns the company's page. */
export function CompanyEmailField() {
  return (
    <TextField<Form>
      name="company_email"
      label="company_email"
      hint="company_emailHint"
      type="email"
      autoComplete="email"
    />
  );
}

/** Public, on the company's page. */
export function WebsiteField() {
  const { formState } = useFormContext<Form>();
  // Once it is saved, nobody needs to be told to enter it.
  const isSaved = Boolean(formState.defaultValues?.website);
  return (
    <TextField<Form>
      name="website"
      label="website"
      {...(isSaved ? {} : { hint: "websiteHint" })}
      type="url"
      autoComplete="url"
    />
  );
}

/** The company's own description. */
export function StorySection({ role }: { role: Role }) {
  const t = useMessages("profile");
  const isFounder = role === STARTUP_ROLE;
  return (
    <FormSection title={t("storySection")} lead={t("storySectionLead")}>
      <TextField<Form>
        name="tagline"
        label="tagline"
        hint={isFounder ? "taglineHint" : "taglineHintInvestor"}
        isOptional
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <TextArea<Form>
          name="description"
          label="description"
          hint={isFounder ? "descriptionHint" : "descriptionHintInvestor"}
          isOptional
          max={PROFILE_TEXT_LIMITS.description}
          rows={8}
        />
      </div>
    </FormSection>
  );
}
