import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { langShown, translated } from "../../i18n/translated.ts";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Headline } from "../../ui/headline.tsx";
import { Mark, SampleMark } from "../sample-content/sample-marks.tsx";
import type { markedRows } from "./is-all-sample.ts";

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
  marks: ReturnType<typeof markedRows>;
  /** What kind of company it is, below what it does. */
  note?: ReactNode;
}) {
  const { path, company, marks, note } = props;
  const language = useLanguage();
  return (
    <th scope="row" className="company-name company-told">
      <CompanyLogo name={company.name} logo={company.logo} />
      <span className="company-text">
        <span className="company-title">
          <Link to={`${path}/${company.slug}`} className="company-link">
            {company.name}
          </Link>{" "}
          <SampleMark shown={marks === "sample" && company.is_sample} />
          {marks === "real" && !company.is_sample ? <RealMark /> : null}
        </span>
        <span lang={langShown(company, "tagline", language)} className="company-tagline">
          <Headline text={translated(company, "tagline", language)} />
        </span>
        {note === undefined ? null : <span className="company-note">{note}</span>}
      </span>
    </th>
  );
}

function RealMark() {
  const t = useMessages("directory");
  return <Mark text={t("real")} />;
}
