import type { ReactNode } from "react";
import { Link } from "react-router";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Headline } from "../../ui/headline.tsx";
import { SampleNotice } from "../sample-content/sample-marks.tsx";

/** The head of a company's page: logo, name, tagline and actions. */
export function CompanyHeader(props: {
  name: string;
  logo: string;
  tagline: string;
  /** The tagline's language, if it differs from the page's. */
  taglineLang?: string;
  /** What it is, in a few words. */
  facts?: string[];
  isSample: boolean;
  back: { to: string; text: string };
  actions: ReactNode;
}) {
  const { name, logo, tagline, taglineLang, facts = [], isSample, back, actions } = props;
  return (
    <header>
      <Link
        to={back.to}
        className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
      >
        {back.text}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-12">
        <div className="min-w-0">
          <div className="flex items-center gap-4">
            <CompanyLogo name={name} logo={logo} large />
            <div className="min-w-0">
              <h1 className="text-2xl leading-tight font-bold tracking-tight md:text-5xl">
                {name}
              </h1>
            </div>
          </div>
          {tagline === "" ? null : (
            <p lang={taglineLang} className="mt-3 text-muted md:mt-4 md:text-xl">
              <Headline text={tagline} />
            </p>
          )}
          {facts.length === 0 ? null : (
            <ul className="dotted mt-2 flex flex-wrap text-sm font-medium">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          <SampleNotice shown={isSample} />
        </div>
        <div className="mt-3 flex flex-wrap gap-2 md:mt-5">{actions}</div>
      </div>
    </header>
  );
}
