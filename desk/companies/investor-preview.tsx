import { CompanyHeader } from "../../app/features/companies/company-header.tsx";
import { Description } from "../../app/features/companies/description.tsx";
import { presentSources } from "../../app/features/companies/present-sources.ts";
import { InvestorDetails } from "../../app/features/investors/investor-details.tsx";
import { InvestorFacts } from "../../app/features/investors/investor-facts.tsx";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { readYear } from "../../contracts/desk/company.ts";
import type { InvestorContent } from "../../contracts/desk/investor.ts";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { useNamedPicture } from "../pictures/picture-queries.ts";
import { sourceRows } from "../ui/shown-sources.ts";

/** An investor's page as readers will see it, without its portfolio and news. */
export function InvestorPreview(props: { content: InvestorContent; language: Language }) {
  const { content, language } = props;
  const t = useMessages("company");
  const provenance = useMessages("provenance");
  const own = useLanguage();
  const { address } = useNamedPicture(content.logo);
  const texts = content.texts[language];
  const original = content.texts[ORIGINAL];
  const sources = presentSources(sourceRows(content.sources), own, provenance);
  return (
    <div className="frame py-6">
      <CompanyHeader
        name={content.name}
        logo={address}
        tagline={texts.tagline || original.tagline}
        taglineLang={texts.tagline ? undefined : LANGUAGE_TAGS[ORIGINAL]}
        isSample={false}
        back={{ to: "/investors", text: t("allInvestors") }}
        actions={null}
      />
      <InvestorFacts
        record={{
          investor_types: content.investorTypes,
          investment_stages: content.stages,
          target_industries: content.industries,
          target_regions: content.regions,
        }}
        companies={[]}
        sources={sources}
      />
      <div className="mt-8 grid gap-10">
        <Description
          text={texts.description || original.description}
          language={texts.description ? language : ORIGINAL}
          wanted={language}
        />
        <InvestorDetails
          record={{
            founded_year: readYear(content.foundedYear) ?? null,
            country: content.country ?? "",
            city: content.city,
            address: content.address,
            website: content.website || null,
          }}
          sources={sources}
        />
      </div>
    </div>
  );
}
