import { type Control, useWatch } from "react-hook-form";
import type { InvestorProfile, InvestorProfileForm } from "../../../contracts/investor-profile.ts";
import type { StartupProfile, StartupProfileForm } from "../../../contracts/startup-profile.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { Description } from "../companies/description.tsx";
import { InvestorDetails } from "../investors/investor-details.tsx";
import { InvestorFacts } from "../investors/investor-facts.tsx";
import { StartupDetails } from "../startups/startup-details.tsx";
import { StartupFacts } from "../startups/startup-facts.tsx";

/** The startup's public page with the current input. */
export function StartupPreview(props: {
  control: Control<StartupProfileForm, unknown, StartupProfile>;
  logo: string;
}) {
  const values = useWatch({ control: props.control });
  return (
    <>
      <PreviewHead name={values.name} logo={props.logo} tagline={values.tagline} />
      <PreviewStory text={values.description} />
      <StartupFacts record={{ venture_round: values.venture_round ?? "" }} rounds={[]} />
      <div className="mt-5">
        <StartupDetails
          record={{
            industries: values.industries ?? [],
            country: values.country ?? "",
            founded_year: yearOf(values.founded_year),
            city: values.city ?? "",
            address: values.address ?? "",
            founder_name: values.founder_name ?? "",
            team_size: values.team_size || null,
            website: values.website || null,
            linkedin: values.linkedin || null,
          }}
        />
      </div>
    </>
  );
}

/** The investor's public page with the current input. */
export function InvestorPreview(props: {
  control: Control<InvestorProfileForm, unknown, InvestorProfile>;
  logo: string;
}) {
  const values = useWatch({ control: props.control });
  return (
    <>
      <PreviewHead name={values.name} logo={props.logo} tagline={values.tagline} />
      <PreviewStory text={values.description} />
      <InvestorFacts
        record={{
          investor_types: values.investor_types ?? [],
          investment_stages: values.investment_stages ?? [],
          target_industries: values.target_industries ?? [],
          target_regions: values.target_regions ?? [],
        }}
        companies={[]}
      />
      <div className="mt-5">
        <InvestorDetails
          record={{
            country: values.country ?? "",
            founded_year: yearOf(values.founded_year),
            city: values.city ?? "",
            address: values.address ?? "",
            website: values.website || null,
          }}
        />
      </div>
    </>
  );
}

function PreviewHead(props: {
  name: string | undefined;
  logo: string;
  tagline: string | undefined;
}) {
  const t = useMessages("profile");
  const typed = props.name?.trim() ?? "";
  const name = typed || t("previewEmpty");
  return (
    <>
      <div className="flex items-center gap-3">
        {typed || props.logo ? (
          <CompanyLogo name={name} logo={props.logo} large />
        ) : (
          // No letter: it would come from the words "your name".
          <span className="flex size-16 shrink-0 items-center justify-center rounded-2xl border border-dashed border-muted text-muted md:size-20">
            <MemberIcon name="image" className="size-8" />
          </span>
        )}
        <p
          className={`min-w-0 font-display text-2xl leading-tight font-bold [overflow-wrap:anywhere] ${typed ? "" : "text-muted"}`}
        >
          {name}
        </p>
      </div>
      {props.tagline ? (
        <p className="mt-3 text-muted [overflow-wrap:anywhere]">{props.tagline}</p>
      ) : (
        <Ghost lines={["w-4/5"]} />
      )}
    </>
  );
}

function PreviewStory({ text }: { text: string | undefined }) {
  const language = useLanguage();
  if (!text?.trim()) return <Ghost lines={["w-1/3", "w-full", "w-full", "w-2/3"]} />;
  return (
    // Its headings are those of a whole page; here the name is above them.
    <div className="mt-5 [&_h2]:text-lg">
      <Description text={text} language={language} />
    </div>
  );
}

/** Marks the place of text that is still to be written. */
function Ghost({ lines }: { lines: readonly string[] }) {
  return (
    <div aria-hidden="true" className="mt-4 grid gap-2.5">
      {lines.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
        <span key={at} className={`h-3.5 rounded-full bg-sunken ${width}`} />
      ))}
    </div>
  );
}

function yearOf(text: string | undefined): number | null {
  return text && /^\d{4}$/.test(text) ? Number(text) : null;
}
