import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { FailureNotice } from "../credits/failure-notice.tsx";
import { useReport } from "./use-report.ts";

/** Saves the review as a PDF, for printing and sharing. */
export function ReportButton({ stored }: { stored: StoredReview }) {
  const t = useMessages("deckReview");
  const report = useReport(stored);
  return (
    <div className="max-w-80">
      <BusyButton
        kind="quiet"
        busy={report.isPending}
        busyLabel={t("reportBusy")}
        onPress={() => report.mutate()}
      >
        <Icon name="download" className="size-4 shrink-0" />
        {t("report")}
      </BusyButton>
      {report.error ? (
        <div className="mt-3">
          <p className="mb-1 font-semibold">{t("reportFailed")}</p>
          <FailureNotice error={report.error} />
        </div>
      ) : null}
    </div>
  );
}
