import { Link } from "react-router";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import { langShown, languageShown, translated } from "../../i18n/translated.ts";
import { CompanyAside, NewestDeal } from "../companies/company-aside.tsx";
import { CompanyCards } from "../companies/company-cards.tsx";
import { CompanyHeader } from "../companies/company-header.tsx";
import { Description } from "../companies/description.tsx";
import { NewsMentions } from "../companies/news-mentions.tsx";
import { RoundNote } from "../companies/round-note.tsx";
import type { ShownRoundSource } from "../companies/round-source.ts";
import { RoundSourceLine } from "../companies/round-source-line.tsx";
import { SectionLinks } from "../companies/section-links.tsx";
import type { ShownSources } from "../companies/source-link.tsx";
import { ReportLink } from "../report/report-link.tsx";
import { SaveCompanyButton } from "../saved/save-button.tsx";
import { ShareMenu } from "../share/share-menu.tsx";
import { InvestorDetails } from "./investor-details.tsx";
import { InvestorFacts } from "./investor-facts.tsx";
import type { CoInvestor, Investor, PortfolioCompany } from "./read-investor.ts";

/** An investor's page (spec §2): investor details, portfolio companies, and more. */
export function InvestorPage(props: {
  investor: Omit<Investor, "sources" | "roundSources">;
  sources?: ShownSources | undefined;
  roundSource?: ShownRoundSource | undefined;
  /** When it was reviewed, or how old its facts are. */
  standing?: string | undefined;
  address: string;
  now: number;
}) {
  const { investor, sources, roundSource, standing, address, now } = props;
  const { record, portfolio, coInvestors, news } = investor;
  const t = useMessages("company");
  const language = useLanguage();
  return (
    <div className="frame py-4 md:py-10">
      <CompanyHeader
        name={record.name}
        logo={record.logo}
        tagline={translated(record, "tagline", language)}
        taglineLang={langShown(record, "tagline", language)}
        isSample={record.is_sample}
        back={{ to: "/investors", text: t("allInvestors") }}
        actions={
          <>
            <SaveCompanyButton kind="investor" id={record.id} />
            <ShareMenu title={record.name} address={address} brief />
          </>
        }
      />
      <InvestorFacts
        record={record}
        companies={portfolio}
        joined={investor.joined}
        sources={sources}
      />
      <SectionLinks
        sections={[
          { id: "about", text: t("about") },
          { id: "portfolio", text: t("portfolioCompanies") },
          ...(coInvestors.length > 0 ? [{ id: "co-investors", text: t("coInvestors") }] : []),
          ...(news.length > 0 ? [{ id: "news", text: t("inTheNews") }] : []),
        ]}
      />
      <div className="mt-8 gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-12 lg:grid-rows-[auto_1fr]">
        <Description
          text={translated(record, "description", language)}
          language={languageShown(record, "description", language)}
          machineTexts={record.machine_texts}
        />
        <CompanyAside
          kind="investor"
          record={record}
          isByCompany={investor.publishedOn !== null}
          standing={standing}
        >
          <InvestorDetails record={record} sources={sources} />
        </CompanyAside>
        <LatestDeal
          company={portfolio[0]}
          thousands={investor.joined.latest}
          source={roundSource}
        />
      </div>
      <Portfolio companies={portfolio} />
      <CoInvestors investors={coInvestors} />
      <NewsMentions cards={news} now={now} />
      <ReportLink path={`/investors/${record.slug}`} text={t("reportMistake")} />
    </div>
  );
}

function LatestDeal(props: {
  company: PortfolioCompany | undefined;
  /** The whole round's amount; null if unknown. */
  thousands: number | null;
  source: ShownRoundSource | undefined;
}) {
  const { company, thousands, source } = props;
  const t = useMessages("company");
  const language = useLanguage();
  if (!company) return null;
  return (
    <NewestDeal
      heading={t("latestDeal")}
      figure={
        <Link to={`/startups/${company.slug}`} className="name-link">
          {company.name}
        </Link>
      }
    >
      {thousands === null ? null : (
        <p className="font-semibold text-ink">{shortDollars(thousands, language)}</p>
      )}
      <PortfolioNote company={company} />
      <RoundSourceLine source={source} />
    </NewestDeal>
  );
}

function Portfolio({ companies }: { companies: PortfolioCompany[] }) {
  const t = useMessages("company");
  const language = useLanguage();
  if (companies.length === 0) {
    return (
      <section id="portfolio" className="mt-12">
        <h2 className="text-2xl font-bold">{t("portfolioCompanies")}</h2>
        <p className="mt-2 text-muted">{t("noPortfolio")}</p>
      </section>
    );
  }
  return (
    <CompanyCards
      id="portfolio"
      heading={t("portfolioCompanies")}
      cards={companies.map((company) => ({
        to: `/startups/${company.slug}`,
        name: company.name,
        logo: company.logo,
        tagline: translated(company, "tagline", language),
        taglineLang: langShown(company, "tagline", language),
        note: <PortfolioNote company={company} />,
      }))}
    />
  );
}

function PortfolioNote({ company }: { company: PortfolioCompany }) {
  const { latest_led, latest_kind, latest_on, rounds, led_rounds } = company;
  return (
    <RoundNote
      kind={latest_kind}
      on={latest_on}
      isLed={latest_led}
      rounds={rounds}
      ledRounds={led_rounds}
    />
  );
}

function CoInvestors({ investors }: { investors: CoInvestor[] }) {
  const t = useMessages("company");
  const language = useLanguage();
  return (
    <CompanyCards
      id="co-investors"
      heading={t("coInvestors")}
      intro={t("coInvestorsNote")}
      cards={investors.map((other) => ({
        to: `/investors/${other.slug}`,
        name: other.name,
        logo: other.logo,
        tagline: translated(other, "tagline", language),
        taglineLang: langShown(other, "tagline", language),
        note: t("sharedRounds", { count: other.shared_rounds }),
      }))}
    />
  );
}
