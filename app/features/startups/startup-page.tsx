import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { plainDay } from "../../i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { shortDollars } from "../../i18n/money.ts";
import { translated } from "../../i18n/translated.ts";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import type { BarLayout } from "../../ui/charts/bar-layout.ts";
import { CompanyCards } from "../companies/company-cards.tsx";
import { CompanyHeader } from "../companies/company-header.tsx";
import { Description } from "../companies/description.tsx";
import { type Fact, Facts } from "../companies/facts.tsx";
import { NewsMentions } from "../companies/news-mentions.tsx";
import { SaveCompanyButton } from "../saved/save-button.tsx";
import { ShareMenu } from "../share/share-menu.tsx";
import { raisedUsdThousand } from "./funding-history.ts";
import type { Backer, Round, Startup } from "./read-startup.ts";
import { RoundsTable } from "./rounds-table.tsx";
import { StartupDetails } from "./startup-details.tsx";
import { useSimilarity } from "./use-similarity.ts";

/** A startup's page (spec §2): description, company details, company facts, investors, and more. */
export function StartupPage(props: {
  startup: Startup;
  fundingChart: BarLayout;
  address: string;
  now: number;
}) {
  const { startup, fundingChart, address, now } = props;
  const { record, rounds, news, similar } = startup;
  const t = useMessages("company");
  const language = useLanguage();
  const similarity = useSimilarity();
  const isOriginal = language !== "en" && !record[`description_${language}`];
  return (
    <div className="frame py-6 md:py-10">
      <CompanyHeader
        name={record.name}
        logo={record.logo}
        tagline={translated(record, "tagline", language)}
        back={{ to: "/startups", text: t("allStartups") }}
        actions={
          <>
            <SaveCompanyButton kind="startup" id={record.id} />
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
          <StartupDetails record={record} />
          <StartupFacts rounds={rounds} />
        </aside>
        <div className="min-w-0">
          <FundingHistory rounds={rounds} chart={fundingChart} name={record.name} />
          <StartupInvestors rounds={rounds} />
        </div>
      </div>
      <NewsMentions cards={news} now={now} />
      <CompanyCards
        heading={t("similarStartups")}
        cards={similar.map((other) => ({
          to: `/startups/${other.slug}`,
          name: other.name,
          logo: other.logo,
          tagline: translated(other, "tagline", language),
          note: similarity(other),
        }))}
      />
    </div>
  );
}

function StartupFacts({ rounds }: { rounds: Round[] }) {
  const t = useMessages("company");
  const label = useLabel();
  const language = useLanguage();
  const count = numberFormat(LANGUAGE_TAGS[language]);
  const raised = raisedUsdThousand(rounds);
  const [latest] = rounds;
  if (!latest) return null;
  const facts: Fact[] = [
    { name: t("raised"), value: raised > 0 ? shortDollars(raised, language) : t("undisclosed") },
    { name: t("rounds"), value: count.format(rounds.length) },
    { name: t("latestRound"), value: label(latest.kind) },
    { name: t("announcedOn"), value: plainDay(latest.announcedOn, language) },
    { name: t("investors"), value: count.format(backersOf(rounds).length) },
  ];
  return <Facts heading={t("companyFacts")} facts={facts} />;
}

function FundingHistory(props: { rounds: Round[]; chart: BarLayout; name: string }) {
  const { rounds, chart, name } = props;
  const t = useMessages("company");
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t("fundingHistory")}</h2>
      {rounds.length === 0 ? (
        <p className="mt-2 text-muted">{t("noRounds")}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-muted">{t("fundingHistoryNote")}</p>
          {/* Keeps the bars of a few rounds from becoming walls. */}
          <div style={{ maxWidth: `${Math.max(14, chart.bars.length * 8)}rem` }}>
            <BarChart layout={chart} label={t("fundingChart", { name })} />
          </div>
          <RoundsTable rounds={rounds} />
        </>
      )}
    </section>
  );
}

type BackerOfRounds = Backer & { rounds: number; led: number };

/** All investors of the rounds, those of the most rounds first. */
function backersOf(rounds: Round[]): BackerOfRounds[] {
  const bySlug = new Map<string, BackerOfRounds>();
  for (const backer of rounds.flatMap((round) => round.backers)) {
    const known = bySlug.get(backer.slug) ?? { ...backer, rounds: 0, led: 0 };
    bySlug.set(backer.slug, {
      ...known,
      rounds: known.rounds + 1,
      led: known.led + Number(backer.isLead),
    });
  }
  return [...bySlug.values()].sort((a, b) => b.rounds - a.rounds || b.led - a.led);
}

function StartupInvestors({ rounds }: { rounds: Round[] }) {
  const t = useMessages("company");
  return (
    <CompanyCards
      heading={t("investors")}
      cards={backersOf(rounds).map((backer) => ({
        to: `/investors/${backer.slug}`,
        name: backer.name,
        logo: backer.logo,
        tagline: t("joinedRounds", { count: backer.rounds }),
        note: backer.led > 0 ? t("ledRounds", { count: backer.led }) : null,
      }))}
    />
  );
}
