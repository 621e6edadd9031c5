import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";

/** An optional text of limited length, and the button that sends it. */
export function NoteForm(props: {
  label: string;
  hint: string;
  max: number;
  /** Shown when the text could not be sent. */
  failure?: ReactNode;
  submitLabel: string;
  busy?: boolean;
  busyLabel: string;
  onSubmit(text: string): void;
  onCancel(): void;
}) {
  const { max, failure, busy = false } = props;
  const t = useMessages("matches");
  const problems = useMessages("problems");
  const account = useMessages("account");
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = box.current?.value.trim() ?? "";
    const isTooLong = text.length > max;
    setProblem(isTooLong ? problems("tooLong", { max }) : undefined);
    if (isTooLong) box.current?.focus();
    else props.onSubmit(text);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Field label={props.label} optional={account("optional")} hint={props.hint} problem={problem}>
        {(control) => <textarea {...control} ref={box} rows={4} className="input" />}
      </Field>
      {failure ? <div className="mt-3">{failure}</div> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <SubmitButton busy={busy} busyLabel={props.busyLabel}>
          {props.submitLabel}
        </SubmitButton>
        <button type="button" className="button button-quiet" onClick={props.onCancel}>
          {t("cancel")}
        </button>
      </div>
    </form>
  );
}
