import { useMessages } from "../../i18n/messages-context.tsx";
import { EndDialog } from "../credits/end-dialog.tsx";

/** Confirms that the public page is taken down, and says what that means. */
export function WithdrawDialog(props: {
  isBusy: boolean;
  error: unknown;
  onWithdraw(): void;
  onKeep(): void;
}) {
  const t = useMessages("publishing");
  return (
    <EndDialog
      title={t("withdrawTitle")}
      keepLabel={t("keepPage")}
      endLabel={t("confirmWithdraw")}
      busyLabel={t("withdrawing")}
      isBusy={props.isBusy}
      error={props.error}
      onEnd={props.onWithdraw}
      onKeep={props.onKeep}
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t("withdrawGone")}</li>
        <li>{t("withdrawNoRefund")}</li>
        <li>{t("withdrawBack")}</li>
      </ul>
    </EndDialog>
  );
}
