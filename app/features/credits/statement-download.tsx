import { useMutation } from "@tanstack/react-query";
import { dayHere } from "../../../contracts/days.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { saveFile } from "../../platform/save-file.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { readWholeStatement } from "./read-statement.ts";
import { statementCsv } from "./statement-csv.ts";
import { rangeOf } from "./statement-period.ts";
import type { StatementChoice } from "./use-statement.ts";

/** The whole filtered statement as a file for spreadsheets. */
export function StatementDownload({ choice: { kind, period } }: { choice: StatementChoice }) {
  const t = useMessages("credits");
  const { connect } = useBackend();
  const download = useMutation({
    mutationFn: async () => {
      const now = new Date();
      const entries = await readWholeStatement(await connect(), {
        kind,
        range: rangeOf(period, now),
      });
      const name = `benih-credits-${dayHere(now)}.csv`;
      saveFile(name, "text/csv;charset=utf-8", statementCsv(t, entries));
    },
    onError: (error) => {
      console.error("The statement could not be read", error);
      void notify("error", t("statementFailed"));
    },
  });
  return (
    <BusyButton
      kind="quiet"
      className="text-sm"
      busy={download.isPending}
      busyLabel={t("working")}
      onPress={() => download.mutate()}
    >
      <Icon name="download" className="size-4 shrink-0" />
      {t("downloadCsv")}
    </BusyButton>
  );
}
