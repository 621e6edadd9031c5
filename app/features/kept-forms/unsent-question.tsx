import { useMessages } from "../../i18n/messages-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Asks before signing out would discard input that has not reached the account. */
export function UnsentQuestion({ stay, leave }: { stay(): void; leave(): void }) {
  const t = useMessages("keptForms");
  return (
    <Dialog title={t("unsentTitle")} onClose={stay}>
      <p className="text-muted">{t("unsentText")}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className="button button-leaf" onClick={stay}>
          {t("unsentStay")}
        </button>
        <button type="button" className="button button-quiet" onClick={leave}>
          {t("unsentLeave")}
        </button>
      </div>
    </Dialog>
  );
}
