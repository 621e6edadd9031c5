import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";
import { TRACKER } from "../funding/tracker-address.ts";
import { CompanyRanking } from "../market-reports/company-row.tsx";
import { DealsTable } from "../market-reports/deals-table.tsx";
import { KeyFigures } from "../market-reports/key-figures.tsx";
import { MonthsChart } from "../market-reports/months-chart.tsx";
import { NewsList } from "../news/news-list.tsx";
import { ReportLink } from "../report/report-link.tsx";
import { SampleNotice } from "../sample-content/sample-marks.tsx";
import type { PresentedHub } from "./present-hub.ts";

/** What happens in a country or in a sector. */
export function HubPage({ hub, now }: { hub: PresentedHub; now: number }) {
  const t = useMessages("hub");
  const report = useMessages("marketReport");
  const isPlace = hub.kind === "countries";
  return (
    <div className="frame py-4 md:py-10">
      <Link
        to={TRACKER}
        className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
      >
        {hub.up}
      </Link>
      <h1 className="max-w-4xl text-3xl leading-tight font-bold tracking-tight md:text-5xl">
        <Headline text={hub.title} />
      </h1>
      <p className="mt-3 max-w-3xl text-muted md:text-lg">{hub.description}</p>
      <SampleNotice shown={hub.isSample} />
      <p className="dotted mt-6 mb-3 flex flex-wrap text-sm">
        <strong className="font-semibold">{hub.span}</strong>
        {isPlace ? null : <span className="text-muted">{report("sectorNote")}</span>}
      </p>
      <KeyFigures label={report("keyFigures")} figures={hub.figures} />
      <div className="mt-10">
        <MonthsChart chart={hub.chart} showTable={hub.showTable} />
      </div>
      <section className="mt-14">
        <h2 className="text-2xl font-bold">{t("latestRounds")}</h2>
        {hub.deals.length === 0 ? (
          <p className="mt-3 text-muted">{t("noRounds")}</p>
        ) : (
          <>
            <DealsTable caption={t("latestRounds")} deals={hub.deals} />
            <p className="mt-4">
              <Link to={hub.rows} className="button button-quiet text-sm">
                {t("allRounds")}
              </Link>
            </p>
          </>
        )}
      </section>
      {hub.startups.length === 0 ? null : (
        <section className="mt-14">
          <h2 className="text-2xl font-bold">{t("topStartups")}</h2>
          <p className="mt-1 text-sm text-muted">{t("topStartupsNote")}</p>
          <CompanyRanking companies={hub.startups} />
        </section>
      )}
      {hub.investors.length === 0 ? null : (
        <section className="mt-14">
          <h2 className="text-2xl font-bold">{t("topInvestors")}</h2>
          <p className="mt-1 text-sm text-muted">{t("topInvestorsNote")}</p>
          <CompanyRanking companies={hub.investors} />
          {hub.investorList === null ? null : (
            <p className="mt-4">
              <Link to={hub.investorList.to} className="button button-quiet text-sm">
                {hub.investorList.text}
              </Link>
            </p>
          )}
        </section>
      )}
      {hub.cards.length === 0 ? null : (
        <section className="mt-14">
          <h2 className="text-2xl font-bold">{t("news")}</h2>
          <NewsList cards={hub.cards} now={now} />
        </section>
      )}
      <OtherHubs heading={t(isPlace ? "otherCountries" : "otherSectors")} links={hub.others} />
      <OtherHubs heading={t(isPlace ? "sectors" : "countries")} links={hub.across} />
      <ReportLink path={hub.path} text={report("reportMistake")} />
    </div>
  );
}

function OtherHubs({ heading, links }: { heading: string; links: PresentedHub["others"] }) {
  return (
    <nav aria-label={heading} className="mt-10">
      <h2 className="text-xl font-bold">{heading}</h2>
      <ul className="row-of-links -mx-4 mt-3 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-sm whitespace-nowrap hover:bg-line"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
