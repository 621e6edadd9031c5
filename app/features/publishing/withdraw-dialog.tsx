import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureNotice } from "../credits/failure-notice.tsx";

/** Asks before the public page is taken down, and says what becomes of it. */
export function WithdrawDialog(props: {
  isBusy: boolean;
  error: unknown;
  onWithdraw(): void;
  onKeep(): void;
}) {
  const t = useMessages("publishing");
  return (
    <Dialog title={t("withdrawTitle")} onClose={props.onKeep}>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t("withdrawGone")}</li>
        <li>{t("withdrawNoRefund")}</li>
        <li>{t("withdrawBack")}</li>
      </ul>
      {props.error ? (
        <div className="mt-3">
          <FailureNotice error={props.error} />
        </div>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className="button button-leaf" onClick={props.onKeep}>
          {t("keepPage")}
        </button>
        <BusyButton
          kind="alert"
          busy={props.isBusy}
          busyLabel={t("withdrawing")}
          onPress={props.onWithdraw}
        >
          {t("confirmWithdraw")}
        </BusyButton>
      </div>
    </Dialog>
  );
}
