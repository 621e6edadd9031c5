import { useMessages } from "../../i18n/messages-context.tsx";
import { ReportLink } from "../report/report-link.tsx";
import { SampleNotice } from "../sample-content/sample-marks.tsx";
import { Definitions } from "./definitions.tsx";
import { DifficultySection } from "./difficulty-section.tsx";
import { Downloads } from "./downloads.tsx";
import { MeasureTabs } from "./measure-tabs.tsx";
import { PeriodSwitch } from "./period-switch.tsx";
import type { PresentedTracker } from "./present-tracker.ts";
import { NoRounds, RoundsList } from "./rounds-list.tsx";
import { SelectionForm } from "./selection-form.tsx";
import { TimeChart } from "./time-chart.tsx";
import { TrackerSplit } from "./tracker-split.tsx";

const FIGURES = {
  rounds: "measureRounds",
  amount: "measureAmount",
  difficulty: "measureDifficulty",
} as const;

export function TrackerPage({ tracker }: { tracker: PresentedTracker }) {
  const t = useMessages("funding");
  const { view, chart, difficulty } = tracker;
  return (
    <div className="frame py-4 md:py-8">
      {/* The selection is beside the title where there is room: people come for the figures. */}
      <div className="grid gap-x-8 gap-y-3 xl:grid-cols-[auto_1fr] xl:items-center">
        <h1 className="text-2xl font-bold tracking-tight md:text-5xl">{t("title")}</h1>
        <div className="empty:hidden xl:col-span-2 xl:row-start-2">
          <p className="mb-3 text-muted max-md:hidden md:text-lg">{t("intro")}</p>
          <SampleNotice shown={tracker.hasSample} />
        </div>
        <div className="flex flex-wrap items-center gap-2 md:gap-3 xl:justify-end">
          <PeriodSwitch view={view} />
          <SelectionForm view={view} />
        </div>
      </div>
      <p className="dotted mt-3 mb-2 flex flex-wrap text-sm md:mb-3">
        <strong className="font-semibold">{tracker.span}</strong>
        <span className="text-muted">{t("debtApart")}</span>
      </p>
      {tracker.isEmpty ? (
        <NoRounds text={tracker.emptyText} ways={tracker.rounds.ways} />
      ) : (
        <>
          <MeasureTabs tracker={tracker} />
          <div className="mt-5 empty:hidden md:mt-6">
            {chart ? <TimeChart tracker={tracker} chart={chart} /> : null}
            {difficulty ? <DifficultySection difficulty={difficulty} /> : null}
          </div>
          <Splits tracker={tracker} />
          <RoundsList rounds={tracker.rounds} />
          <Downloads view={view} />
        </>
      )}
      <Definitions />
      <ReportLink path="/funding-tracker" text={t("reportMistake")} />
    </div>
  );
}

function Splits({ tracker }: { tracker: PresentedTracker }) {
  const t = useMessages("funding");
  const { view, days, countries, ventureRounds } = tracker;
  const isIndex = view.measure === "difficulty";
  const isBoth = countries.length > 0 && ventureRounds.length > 0;
  const shared = { figureColumn: t(FIGURES[view.measure]), days };
  return (
    <div className={`mt-12 grid gap-12 empty:hidden ${isBoth ? "lg:grid-cols-2" : ""}`}>
      <TrackerSplit
        heading={t("byCountry")}
        nameColumn={t("country")}
        ownPast={isIndex ? t("countryOwnPast") : null}
        rows={countries}
        {...shared}
      />
      <TrackerSplit
        heading={t("byVentureRound")}
        nameColumn={t("ventureRound")}
        ownPast={isIndex ? t("roundOwnPast") : null}
        rows={ventureRounds}
        {...shared}
      />
    </div>
  );
}
