import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Dialog } from "../../app/ui/dialog.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { LONGEST_REASON } from "../../contracts/desk/reasons.ts";

/** Asks why a page that its own company published is changed; the reason goes into the record. */
export function ReasonDialog(props: {
  /** What is about to happen, in the words of its button. */
  act: string;
  onClose(): void;
  onGiven(reason: string): void;
}) {
  const t = useMessages("deskDocuments");
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <Dialog title={t("reasonTitle")} onClose={props.onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === "") setProblem(t("reasonMissing"));
          else props.onGiven(reason.trim());
        }}
      >
        <p className="text-sm text-muted">{t("reasonText")}</p>
        <Field label={t("reason")} problem={problem}>
          {(control) => (
            <textarea
              {...control}
              className="input !min-h-20"
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="button button-leaf">
            {props.act}
          </button>
          <button type="button" className="button button-quiet" onClick={props.onClose}>
            {t("cancel")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
