import { useParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import {
  COUNTRIES,
  INDUSTRIES,
  INVESTOR_TYPES,
  VENTURE_ROUNDS,
} from "../../contracts/catalogue.ts";
import { investorContent } from "../../contracts/desk/investor.ts";
import { useEditing } from "../documents/use-editing.ts";
import { Waiting } from "../ui/waiting.tsx";
import { CompanyPlace } from "./company-basics.tsx";
import { CompanyFrame } from "./company-frame.tsx";
import { ChosenFacts } from "./fact-fields.tsx";
import { InvestorPreview } from "./investor-preview.tsx";

/** The editor of an investor: its names and texts, and its facts with their sources. */
export function InvestorScreen() {
  const { id = "" } = useParams();
  return <InvestorAtWork key={id} id={id} />;
}

function InvestorAtWork({ id }: { id: string }) {
  const t = useMessages("deskCompanies");
  const { editing, failure } = useEditing("investor", id, investorContent);
  if (!editing) return <Waiting error={failure} />;
  const { content, change } = editing;
  return (
    <CompanyFrame
      editing={editing}
      preview={(language) => <InvestorPreview content={content} language={language} />}
      facts={(form) => (
        <>
          <div className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
            <CompanyPlace content={content} form={form} change={change} />
          </div>
          <div className="mt-6 grid gap-6">
            <ChosenFacts
              form={form}
              label={t("investorTypes")}
              name="investorTypes"
              column="investor_types"
              options={INVESTOR_TYPES}
              values={content.investorTypes}
              onChange={(investorTypes) => change({ investorTypes })}
            />
            <ChosenFacts
              form={form}
              label={t("stages")}
              name="stages"
              column="investment_stages"
              options={VENTURE_ROUNDS}
              values={content.stages}
              onChange={(stages) => change({ stages })}
            />
            <ChosenFacts
              form={form}
              label={t("targetIndustries")}
              name="industries"
              column="target_industries"
              options={INDUSTRIES}
              values={content.industries}
              onChange={(industries) => change({ industries })}
            />
            <ChosenFacts
              form={form}
              label={t("regions")}
              name="regions"
              column="target_regions"
              options={COUNTRIES}
              values={content.regions}
              onChange={(regions) => change({ regions })}
            />
          </div>
        </>
      )}
    />
  );
}
