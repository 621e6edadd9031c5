import { RUN_STEPS, type RunStep, type RunView } from "../../../contracts/runs.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";

type Word = keyof Catalogue["runs"] & string;

const STEP_WORDS: Record<RunStep, Word> = {
  fetching: "stepFetching",
  gathering: "stepGathering",
  reading: "stepReading",
  reviewing: "stepReviewing",
  publishing: "stepPublishing",
  ranking: "stepRanking",
  explaining: "stepExplaining",
};

/** The progress of a run, announced as it moves; nobody has to wait for it here. */
export function RunProgress({ run }: { run: RunView }) {
  const t = useMessages("runs");
  const steps = RUN_STEPS[run.service];
  const current = run.step ? steps.indexOf(run.step) : -1;
  return (
    <section className="mt-6 rounded-xl border border-line p-4" aria-label={t("progress")}>
      <div className="flex items-center gap-3">
        <span className="spinner !size-5 !border-2" aria-hidden="true" />
        <p role="status" className="font-semibold">
          {run.step ? t(STEP_WORDS[run.step]) : t("queued")}
        </p>
      </div>
      <ol className="mt-3 grid gap-1 text-sm">
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={place === current ? "step" : undefined}
            className={`flex items-center gap-2 ${place <= current ? "" : "text-muted"}`}
          >
            <span aria-hidden="true" className="flex size-4 shrink-0 items-center justify-center">
              {place < current ? (
                <MemberIcon name="check" className="size-4 text-leaf" />
              ) : (
                <span
                  className={`size-2 rounded-full ${place === current ? "bg-leaf" : "bg-line"}`}
                />
              )}
            </span>
            {t(STEP_WORDS[step])}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">{t("mayLeave")}</p>
    </section>
  );
}
