import { CompanyHeader } from "../../app/features/companies/company-header.tsx";
import { Description } from "../../app/features/companies/description.tsx";
import { CompanyEvents } from "../../app/features/startups/company-events.tsx";
import { type EventRow, presentKnown } from "../../app/features/startups/present-known.ts";
import { StartupDetails } from "../../app/features/startups/startup-details.tsx";
import { StartupFacts } from "../../app/features/startups/startup-facts.tsx";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { readYear } from "../../contracts/desk/company.ts";
import type { CompanyEvent } from "../../contracts/desk/company-events.ts";
import type { StartupContent } from "../../contracts/desk/startup.ts";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import { isDay } from "../../contracts/desk/values.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { useNamedPicture } from "../pictures/picture-queries.ts";
import { ownAmount } from "../ui/own-amount.ts";
import { sourceRows } from "../ui/shown-sources.ts";

/** A startup's page as readers will see it, without its rounds and news. */
export function StartupPreview(props: { content: StartupContent; language: Language }) {
  const { content, language } = props;
  const t = useMessages("company");
  const provenance = useMessages("provenance");
  const own = useLanguage();
  const { address } = useNamedPicture(content.logo);
  const texts = content.texts[language];
  const original = content.texts[ORIGINAL];
  const known = presentKnown(
    {
      sources: sourceRows(content.sources),
      events: content.events.filter(({ on }) => isDay(on)).map(rowOf),
      rounds: [],
    },
    own,
    provenance,
  );
  return (
    <div className="frame py-6">
      <CompanyHeader
        name={content.name}
        logo={address}
        tagline={texts.tagline || original.tagline}
        taglineLang={texts.tagline ? undefined : LANGUAGE_TAGS[ORIGINAL]}
        isSample={false}
        back={{ to: "/startups", text: t("allStartups") }}
        actions={null}
      />
      <StartupFacts
        record={{ venture_round: content.ventureRound ?? "" }}
        rounds={[]}
        sources={known?.sources}
      />
      <div className="mt-8 grid gap-10">
        <Description
          text={texts.description || original.description}
          language={texts.description ? language : ORIGINAL}
          wanted={language}
        />
        <StartupDetails
          record={{
            industries: content.industries,
            country: content.country ?? "",
            founded_year: readYear(content.foundedYear) ?? null,
            city: content.city,
            address: content.address,
            founder_name: content.founderName,
            team_size: content.teamSize,
            website: content.website || null,
            linkedin: content.linkedin || null,
          }}
          sources={known?.sources}
        />
      </div>
      {known?.events ? <CompanyEvents events={known.events} /> : null}
    </div>
  );
}

function rowOf({ id, kind, on, party, money, source }: CompanyEvent): EventRow {
  return {
    id,
    kind,
    happened_on: on,
    party,
    ...ownAmount(money),
    fact_sources: sourceRows({ event: source }),
  };
}
