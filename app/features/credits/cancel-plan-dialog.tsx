import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureNotice } from "./failure-notice.tsx";

/** Asks before a plan is cancelled, and says until when it lasts. */
export function CancelPlanDialog(props: {
  /** As it is shown. */
  lastDay: string;
  isBusy: boolean;
  error: unknown;
  onCancelPlan(): void;
  onKeep(): void;
}) {
  const t = useMessages("credits");
  return (
    <Dialog title={t("cancelTitle")} onClose={props.onKeep}>
      <p>{t("cancelText", { date: props.lastDay })}</p>
      <p className="mt-2 text-muted">{t("cancelCreditsStay")}</p>
      {props.error ? (
        <div className="mt-3">
          <FailureNotice error={props.error} />
        </div>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className="button button-leaf" onClick={props.onKeep}>
          {t("keepPlan")}
        </button>
        <BusyButton
          kind="alert"
          busy={props.isBusy}
          busyLabel={t("working")}
          onPress={props.onCancelPlan}
        >
          {t("confirmCancel")}
        </BusyButton>
      </div>
    </Dialog>
  );
}
