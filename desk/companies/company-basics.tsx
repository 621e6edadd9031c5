import { useMessages } from "../../app/i18n/messages-context.tsx";
import { COUNTRIES } from "../../contracts/catalogue.ts";
import {
  type CompanyContent,
  LONGEST_COMPANY_SLUG,
  LONGEST_YEAR,
} from "../../contracts/desk/company.ts";
import { PROFILE_TEXT_LIMITS } from "../../contracts/profile-limits.ts";
import { PictureField } from "../pictures/picture-field.tsx";
import { ChosenFact, type FactForm, TextFact } from "./fact-fields.tsx";

type Change = (part: Partial<CompanyContent>) => void;

/** The names and identifiers of a company. */
export function CompanyNames(props: { content: CompanyContent; form: FactForm; change: Change }) {
  const { content, form, change } = props;
  const t = useMessages("deskCompanies");
  return (
    <div className="mt-5 grid gap-x-6 gap-y-4 md:grid-cols-2">
      <TextFact
        form={form}
        label={t("name")}
        name="name"
        value={content.name}
        longest={PROFILE_TEXT_LIMITS.name}
        onChange={(name) => change({ name })}
      />
      <TextFact
        form={form}
        label={t("slug")}
        name="slug"
        hint={t("slugHint")}
        value={content.slug}
        longest={LONGEST_COMPANY_SLUG}
        onChange={(slug) => change({ slug })}
      />
    </div>
  );
}

/** Where a company is, since when, and its own website. */
export function CompanyPlace(props: { content: CompanyContent; form: FactForm; change: Change }) {
  const { content, form, change } = props;
  const t = useMessages("deskCompanies");
  return (
    <>
      <ChosenFact
        form={form}
        label={t("country")}
        name="country"
        column="country"
        options={COUNTRIES}
        value={content.country}
        onChange={(country) => change({ country })}
      />
      <TextFact
        form={form}
        label={t("city")}
        name="city"
        column="city"
        value={content.city}
        longest={PROFILE_TEXT_LIMITS.city}
        onChange={(city) => change({ city })}
      />
      <TextFact
        form={form}
        label={t("address")}
        name="address"
        column="address"
        value={content.address}
        longest={PROFILE_TEXT_LIMITS.address}
        onChange={(address) => change({ address })}
      />
      <TextFact
        form={form}
        label={t("foundedYear")}
        name="foundedYear"
        column="founded_year"
        type="year"
        value={content.foundedYear}
        longest={LONGEST_YEAR}
        onChange={(foundedYear) => change({ foundedYear })}
      />
      <TextFact
        form={form}
        label={t("website")}
        name="website"
        column="website"
        type="url"
        value={content.website}
        longest={PROFILE_TEXT_LIMITS.website}
        onChange={(website) => change({ website })}
      />
      <PictureField
        kind="logo"
        label={t("logo")}
        value={content.logo}
        problem={form.problemOf("logo")}
        onChange={(logo) => change({ logo })}
      />
    </>
  );
}
