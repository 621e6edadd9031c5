import { PDF_MAX_BYTES, PITCH_DECK_MAX_PAGES } from "../../../contracts/files.ts";
import type { RunView } from "../../../contracts/runs.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { fileSize } from "../../i18n/sizes.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { RUN_FAILED_TITLES, RUN_PROBLEM_WORDS } from "./run-problem-words.ts";

/** Says that the newest run failed, why, and that it cost nothing (spec §8). */
export function RunFailure({ run }: { run: RunView | null }) {
  const t = useMessages("runs");
  const language = useLanguage();
  if (run?.state !== "failed") return null;
  return (
    <div className="mt-6">
      <Notice kind="alert" title={t(RUN_FAILED_TITLES[run.service])}>
        <p className="text-sm">
          {t(RUN_PROBLEM_WORDS[run.problem ?? "failed"], {
            pages: PITCH_DECK_MAX_PAGES,
            size: fileSize(PDF_MAX_BYTES, language),
          })}
        </p>
        <p className="text-sm">
          {run.isFree ? t("freeBack") : t("creditsBack", { count: run.price })}
        </p>
      </Notice>
    </div>
  );
}
