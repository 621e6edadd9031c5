import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { langShown, translated } from "../../i18n/translated.ts";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Headline } from "../../ui/headline.tsx";
import { SampleMark } from "../../ui/sample.tsx";

type Company = {
  slug: string;
  name: string;
  logo: string;
  is_sample: boolean;
} & Parameters<typeof translated<"tagline">>[0];

/** The first cell of a directory's row; its link covers the whole row. */
export function CompanyNameCell(props: {
  path: string;
  company: Company;
  marksSample: boolean;
  /** What kind of company it is, below what it does. */
  note?: ReactNode;
}) {
  const { path, company, marksSample, note } = props;
  const language = useLanguage();
  return (
    <th scope="row" className="company-name company-told">
      <CompanyLogo name={company.name} logo={company.logo} />
      <span className="company-text">
        <span className="company-title">
          <Link to={`${path}/${company.slug}`} className="company-link">
            {company.name}
          </Link>{" "}
          <SampleMark shown={marksSample && company.is_sample} />
        </span>
        <span lang={langShown(company, "tagline", language)} className="company-tagline">
          <Headline text={translated(company, "tagline", language)} />
        </span>
        {note === undefined ? null : <span className="company-note">{note}</span>}
      </span>
    </th>
  );
}
