import { useMessages } from "../../i18n/messages-context.tsx";
import { EndDialog } from "./end-dialog.tsx";

/** Confirms that a plan is cancelled, and says how long it lasts. */
export function CancelPlanDialog(props: {
  /** Already formatted. */
  lastDay: string;
  isBusy: boolean;
  error: unknown;
  onCancelPlan(): void;
  onKeep(): void;
}) {
  const t = useMessages("credits");
  return (
    <EndDialog
      title={t("cancelTitle")}
      keepLabel={t("keepPlan")}
      endLabel={t("confirmCancel")}
      busyLabel={t("working")}
      isBusy={props.isBusy}
      error={props.error}
      onEnd={props.onCancelPlan}
      onKeep={props.onKeep}
    >
      <p>{t("cancelText", { date: props.lastDay })}</p>
      <p className="mt-2 text-muted">{t("cancelCreditsStay")}</p>
    </EndDialog>
  );
}
