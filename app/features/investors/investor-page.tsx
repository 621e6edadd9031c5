import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { withinSentence } from "../../../contracts/within-sentence.ts";
import { plainDay, plainMonth } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { translated } from "../../i18n/translated.ts";
import { CompanyCards } from "../companies/company-cards.tsx";
import { CompanyHeader } from "../companies/company-header.tsx";
import { Description } from "../companies/description.tsx";
import { type Fact, Facts } from "../companies/facts.tsx";
import { NewsMentions } from "../companies/news-mentions.tsx";
import { SaveCompanyButton } from "../saved/save-button.tsx";
import { ShareMenu } from "../share/share-menu.tsx";
import { InvestorDetails } from "./investor-details.tsx";
import type { CoInvestor, Investor, PortfolioCompany } from "./read-investor.ts";

/** An investor's page (spec §2): investor details, portfolio companies, and more. */
export function InvestorPage(props: { investor: Investor; address: string; now: number }) {
  const { investor, address, now } = props;
  const { record, portfolio, coInvestors, news } = investor;
  const t = useMessages("company");
  const language = useLanguage();
  const isOriginal = language !== "en" && !record[`description_${language}`];
  return (
    <div className="frame py-6 md:py-10">
      <CompanyHeader
        name={record.name}
        logo={record.logo}
        tagline={translated(record, "tagline", language)}
        back={{ to: "/investors", text: t("allInvestors") }}
        actions={
          <>
            <SaveCompanyButton kind="investor" id={record.id} />
            <ShareMenu title={record.name} address={address} />
          </>
        }
      />
      <div className="mt-10 gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Description
          text={translated(record, "description", language)}
          isOriginal={isOriginal}
          isSample={record.is_sample}
        />
        {/* On phones between the description and the rest. */}
        <aside className="mt-10 grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <InvestorDetails record={record} />
          <Activity companies={portfolio} />
        </aside>
        <div className="min-w-0">
          <Portfolio companies={portfolio} />
          <CoInvestors investors={coInvestors} />
        </div>
      </div>
      <NewsMentions cards={news} now={now} />
    </div>
  );
}

function Activity({ companies }: { companies: PortfolioCompany[] }) {
  const t = useMessages("company");
  const language = useLanguage();
  const count = numberFormat(LANGUAGE_TAGS[language]);
  const [latest] = companies;
  if (!latest) return null;
  const facts: Fact[] = [
    { name: t("portfolioCompanies"), value: count.format(companies.length) },
    {
      name: t("rounds"),
      value: count.format(companies.reduce((sum, { rounds }) => sum + rounds, 0)),
    },
    {
      name: t("led"),
      value: count.format(companies.reduce((sum, { led_rounds }) => sum + led_rounds, 0)),
    },
    { name: t("latestDeal"), value: plainDay(latest.latest_on, language) },
  ];
  return <Facts heading={t("activity")} facts={facts} />;
}

function Portfolio({ companies }: { companies: PortfolioCompany[] }) {
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  if (companies.length === 0) {
    return (
      <section className="mt-12">
        <h2 className="text-2xl font-bold">{t("portfolioCompanies")}</h2>
        <p className="mt-2 text-muted">{t("noPortfolio")}</p>
      </section>
    );
  }
  return (
    <CompanyCards
      heading={t("portfolioCompanies")}
      cards={companies.map((company) => ({
        to: `/startups/${company.slug}`,
        name: company.name,
        logo: company.logo,
        tagline: translated(company, "tagline", language),
        note: t(company.latest_led ? "ledOn" : "joinedOn", {
          round: withinSentence(label(company.latest_kind), language),
          date: plainMonth(company.latest_on, language),
        }),
      }))}
    />
  );
}

function CoInvestors({ investors }: { investors: CoInvestor[] }) {
  const t = useMessages("company");
  const language = useLanguage();
  return (
    <CompanyCards
      heading={t("coInvestors")}
      intro={t("coInvestorsNote")}
      cards={investors.map((other) => ({
        to: `/investors/${other.slug}`,
        name: other.name,
        logo: other.logo,
        tagline: translated(other, "tagline", language),
        note: t("sharedRounds", { count: other.shared_rounds }),
      }))}
    />
  );
}
