import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import { Dialog } from "../../app/ui/dialog.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { LONGEST_ACT_REASON } from "../../contracts/desk/people.ts";
import { useDoing } from "../ui/use-doing.ts";
import type { Act } from "./act.ts";

/** Asks for the reason for an act and performs it; stays open until that is done. */
export function ActDialog(props: { act: Act; onClose(): void; onDone(isGone: boolean): void }) {
  const { act, onClose, onDone } = props;
  const t = useMessages("deskPeople");
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState("");
  const { doing, attempt } = useDoing<"act">();
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const lacksReason = reason.trim() === "";

  const press = async () => {
    setAsked(true);
    if (lacksReason || doing) return;
    setProblem(undefined);
    const perform = async () => {
      const outcome = await act.perform({ reason: reason.trim(), typed: typed.trim() });
      if ("problem" in outcome) setProblem(outcome.problem);
      else {
        void notify("success", outcome.done);
        onDone(outcome.isGone ?? false);
      }
    };
    await attempt("act", perform, (_thrown, said) => setProblem(said));
  };

  return (
    <Dialog title={act.title} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        {act.text ? <p className="text-muted">{act.text}</p> : null}
        {act.typed === undefined ? null : (
          <Field label={t("typeAddress", { email: act.typed })}>
            {(control) => (
              <input
                {...control}
                className="input"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={t("reason")}
          hint={t(act.isTold ? "reasonTold" : "reasonHint")}
          problem={isAsked && lacksReason ? t("reasonNeeded") : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={LONGEST_ACT_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {problem ? (
          <p role="alert" className="font-medium text-alert">
            {problem}
          </p>
        ) : null}
        {/* Enter presses this one. */}
        <button type="submit" hidden>
          {act.label}
        </button>
        <div className="flex flex-wrap gap-3">
          <BusyButton
            kind={act.isGrave ? "alert" : "leaf"}
            busy={doing !== undefined}
            busyLabel={t("working")}
            onPress={press}
          >
            {act.label}
          </BusyButton>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t("cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
