import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyRanking, CompanyRow } from "./company-row.tsx";
import { DealsTable } from "./deals-table.tsx";
import type { PresentedDeal } from "./present-lists.ts";
import type { PresentedReport } from "./present-report.ts";

/** What investors want to know: who invests most. */
export function Insights({ report }: { report: PresentedReport }) {
  const t = useMessages("marketReport");
  if (report.investors.length === 0) return <p className="mt-3 text-muted">{t("insightsNone")}</p>;
  return (
    <>
      <p className="mt-1 text-muted">{t("investorsNote")}</p>
      <CompanyRanking
        companies={report.investors.map(({ slug, name, logo, rounds, led }) => ({
          to: `/investors/${slug}`,
          name,
          logo,
          figure: rounds,
          note: led,
        }))}
      />
    </>
  );
}

/** Which startups stand out, and why. */
export function Highlights({ report }: { report: PresentedReport }) {
  const t = useMessages("marketReport");
  const { firstRounds, back, firstOfKind, joined } = report;
  if (firstRounds.length + back.length + firstOfKind.length + joined.length === 0)
    return <p className="mt-3 text-muted">{t("highlightsNone")}</p>;
  return (
    <>
      <Deals heading={t("firstHeading")} note={t("firstNote")} deals={firstRounds} />
      <Deals heading={t("backHeading")} note={t("backNote")} deals={back} />
      <Deals heading={t("rareHeading")} note={t("rareNote")} deals={firstOfKind} />
      {joined.length === 0 ? null : (
        <Part heading={t("joinedHeading")} note={t("joinedNote")}>
          <CompanyRow companies={joined.map((company) => ({ ...company, note: "" }))} />
        </Part>
      )}
    </>
  );
}

function Deals(props: { heading: string; note: string; deals: PresentedDeal[] }) {
  const { heading, note, deals } = props;
  if (deals.length === 0) return null;
  return (
    <Part heading={heading} note={note}>
      <DealsTable caption={heading} deals={deals} />
    </Part>
  );
}

function Part(props: { heading: string; note: string; children: ReactNode }) {
  return (
    <div className="mt-8">
      <h3 className="text-xl font-bold">{props.heading}</h3>
      <p className="mt-1 text-sm text-muted">{props.note}</p>
      {props.children}
    </div>
  );
}
