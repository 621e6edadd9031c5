import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { TEAM_SIZES, VENTURE_ROUNDS } from "../../../contracts/catalogue.ts";
import type { StartupProfileForm } from "../../../contracts/startup-profile.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { AmountField } from "./amounts/amount-field.tsx";
import { STARTUP_AMOUNTS } from "./amounts/amount-groups.ts";
import { useDeckFigures } from "./amounts/use-deck-figures.ts";
import { CompanyEmailField, PlaceFields, StorySection, WebsiteField } from "./company-fields.tsx";
import { IndustriesField, SelectField, TextField } from "./fields.tsx";
import { FormSection } from "./form-section.tsx";

type Form = StartupProfileForm;

const [RAISING, REVENUE] = STARTUP_AMOUNTS;

/** All fields of spec §3 for founders. */
export function StartupFields({ userId }: { userId: string }) {
  const t = useMessages("profile");
  const figures = useDeckFigures(userId);
  return (
    <>
      <FormSection title={t("companySection")} lead={t("companySectionLead")}>
        <TextField<Form> name="name" label="startupName" autoComplete="organization" />
        <SelectField<Form> name="venture_round" label="venture_round" values={VENTURE_ROUNDS} />
        <div className="sm:col-span-2">
          <IndustriesField<Form> name="industries" label="industries" hint="industriesHint" />
        </div>
        <PlaceFields />
        <TextField<Form>
          name="founded_year"
          label="founded_year"
          hint="founded_yearHint"
          inputMode="numeric"
        />
        <SelectField<Form> name="team_size" label="team_size" isOptional values={TEAM_SIZES} />
        <TextField<Form> name="founder_name" label="founder_name" autoComplete="name" />
      </FormSection>
      <StorySection role={STARTUP_ROLE} />
      <FormSection title={t("linksSection")} lead={t("linksSectionLead")}>
        <WebsiteField />
        <TextField<Form> name="linkedin" label="linkedin" isOptional type="url" />
      </FormSection>
      <FormSection title={t("moneySection")} lead={t("moneySectionLead")}>
        <AmountField
          name="raising"
          currency="raising_currency"
          group={RAISING}
          hint="raisingHint"
          figure={figures?.raising}
        />
        <AmountField
          name="revenue"
          currency="revenue_currency"
          group={REVENUE}
          hint="revenueHint"
          figure={figures?.revenue}
        />
      </FormSection>
      <FormSection title={t("contactSection")} lead={t("contactSectionLead")}>
        <TextField<Form>
          name="mobile_phone"
          label="mobile_phone"
          hint="mobile_phoneHint"
          type="tel"
          autoComplete="tel"
        />
        <CompanyEmailField />
      </FormSection>
      <FormSection title={t("messagingSection")} lead={t("messagingSectionLead")}>
        <TextField<Form> name="whatsapp" label="whatsapp" isOptional type="tel" />
        <TextField<Form> name="line" label="line" isOptional />
        <TextField<Form> name="telegram" label="telegram" isOptional />
        <TextField<Form> name="zalo" label="zalo" hint="zaloHint" isOptional />
      </FormSection>
    </>
  );
}
