import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Dialog } from "../../app/ui/dialog.tsx";
import type { DocumentAtWork } from "./use-document.ts";

/** Asks before discarding what somebody typed and the server does not accept. */
export function GiveUpQuestion({ work }: { work: DocumentAtWork }) {
  const t = useMessages("deskDocuments");
  const { question } = work;
  if (!question) return null;
  return (
    <Dialog title={t("giveUpTitle")} onClose={question.stay}>
      <p className="text-muted">{t("giveUpText")}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className="button button-leaf" onClick={question.stay}>
          {t("cancel")}
        </button>
        <button type="button" className="button button-quiet" onClick={question.giveUp}>
          {t("giveUp")}
        </button>
      </div>
    </Dialog>
  );
}
