import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { langShown, languageShown, translated } from "../../i18n/translated.ts";
import { StepChart } from "../../ui/charts/step-chart.tsx";
import type { StepLayout } from "../../ui/charts/step-layout.ts";
import { CompanyAside } from "../companies/company-aside.tsx";
import { CompanyCards } from "../companies/company-cards.tsx";
import { CompanyHeader } from "../companies/company-header.tsx";
import { Description } from "../companies/description.tsx";
import { NewsMentions } from "../companies/news-mentions.tsx";
import { RoundNote, type SharedRounds } from "../companies/round-note.tsx";
import { SectionLinks } from "../companies/section-links.tsx";
import { ReportLink } from "../report/report-link.tsx";
import { SaveCompanyButton } from "../saved/save-button.tsx";
import { ShareMenu } from "../share/share-menu.tsx";
import { CompanyEvents } from "./company-events.tsx";
import type { ShownKnown } from "./present-known.ts";
import type { Backer, Round, Startup } from "./read-startup.ts";
import { RoundsTable } from "./rounds-table.tsx";
import { StartupDetails } from "./startup-details.tsx";
import { StartupFacts } from "./startup-facts.tsx";
import { useSimilarity } from "./use-similarity.ts";

/** A startup's page (spec §2): description, company details, company facts, investors, and more. */
export function StartupPage(props: {
  startup: Omit<Startup, "known">;
  fundingChart: StepLayout;
  known?: ShownKnown | undefined;
  /** When it was reviewed, or how old its facts are. */
  standing?: string | undefined;
  address: string;
  now: number;
}) {
  const { startup, fundingChart, known, standing, address, now } = props;
  const { record, rounds, news, similar } = startup;
  const t = useMessages("company");
  const language = useLanguage();
  const label = useLabel();
  const similarity = useSimilarity();
  const backers = backersOf(rounds);
  return (
    <div className="frame py-4 md:py-10">
      <CompanyHeader
        name={record.name}
        logo={record.logo}
        tagline={translated(record, "tagline", language)}
        taglineLang={langShown(record, "tagline", language)}
        facts={[record.country, ...record.industries].map(label)}
        isSample={record.is_sample}
        back={{ to: "/startups", text: t("allStartups") }}
        actions={
          <>
            <SaveCompanyButton kind="startup" id={record.id} />
            <ShareMenu title={record.name} address={address} brief />
          </>
        }
      />
      <StartupFacts record={record} rounds={rounds} sources={known?.sources} />
      <SectionLinks
        sections={[
          { id: "about", text: t("about") },
          { id: "funding", text: t("fundingHistory") },
          ...(backers.length > 0 ? [{ id: "investors", text: t("investors") }] : []),
          ...(news.length > 0 ? [{ id: "news", text: t("inTheNews") }] : []),
          ...(similar.length > 0 ? [{ id: "similar", text: t("similarStartups") }] : []),
        ]}
      />
      <div className="mt-8 gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-12">
        <Description
          text={translated(record, "description", language)}
          language={languageShown(record, "description", language)}
          machineTexts={record.machine_texts}
        />
        <CompanyAside
          kind="startup"
          record={record}
          isByCompany={startup.publishedOn !== null}
          standing={standing}
        >
          <StartupDetails record={record} sources={known?.sources} />
        </CompanyAside>
      </div>
      <FundingHistory
        rounds={rounds}
        chart={fundingChart}
        name={record.name}
        known={known?.rounds}
      />
      {known?.events ? <CompanyEvents events={known.events} /> : null}
      <StartupInvestors backers={backers} />
      <NewsMentions cards={news} now={now} />
      <CompanyCards
        id="similar"
        heading={t("similarStartups")}
        intro={t("similarNote")}
        cards={similar.map((other) => ({
          to: `/startups/${other.slug}`,
          name: other.name,
          logo: other.logo,
          tagline: translated(other, "tagline", language),
          taglineLang: langShown(other, "tagline", language),
          note: similarity(other),
        }))}
      />
      <ReportLink path={`/startups/${record.slug}`} text={t("reportMistake")} />
    </div>
  );
}

function FundingHistory(props: {
  rounds: Round[];
  chart: StepLayout;
  name: string;
  known: ShownKnown["rounds"];
}) {
  const { rounds, chart, name, known } = props;
  const t = useMessages("company");
  return (
    <section id="funding" className="mt-12">
      <h2 className="text-2xl font-bold">{t("fundingHistory")}</h2>
      {rounds.length === 0 ? (
        <p className="mt-2 text-muted">{t("noRounds")}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">{t("fundingHistoryNote")}</p>
          {chart.apartLine === null ? null : <ChartLegend />}
          <StepChart layout={chart} label={t("fundingChart", { name })} />
          <RoundsTable rounds={rounds} known={known} />
        </>
      )}
    </section>
  );
}

function ChartLegend() {
  const t = useMessages("company");
  const label = useLabel();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-muted">
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="w-6 border-b-2 border-leaf" />
        {t("totalRaised")}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="w-6 border-b-2 border-dashed border-badge-event" />
        {label("debt")}
      </span>
    </p>
  );
}

type BackerOfRounds = Backer & SharedRounds;

/** All investors of the rounds, those in the most rounds first. @param rounds the latest first. */
function backersOf(rounds: Round[]): BackerOfRounds[] {
  const bySlug = new Map<string, BackerOfRounds>();
  for (const { kind, announcedOn, backers } of rounds) {
    for (const backer of backers) {
      const latest = { kind, on: announcedOn, isLed: backer.isLead, rounds: 0, ledRounds: 0 };
      const known = bySlug.get(backer.slug) ?? { ...backer, ...latest };
      bySlug.set(backer.slug, {
        ...known,
        rounds: known.rounds + 1,
        ledRounds: known.ledRounds + Number(backer.isLead),
      });
    }
  }
  return [...bySlug.values()].sort((a, b) => b.rounds - a.rounds || b.ledRounds - a.ledRounds);
}

function StartupInvestors({ backers }: { backers: BackerOfRounds[] }) {
  const t = useMessages("company");
  return (
    <CompanyCards
      id="investors"
      heading={t("investors")}
      cards={backers.map((backer) => ({
        to: `/investors/${backer.slug}`,
        name: backer.name,
        logo: backer.logo,
        tagline: "",
        note: <RoundNote {...backer} />,
      }))}
    />
  );
}
