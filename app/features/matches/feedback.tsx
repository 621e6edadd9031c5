import { useEffect, useRef, useState } from "react";
import { FEEDBACK_REASON_MAX, type MatchResult } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import type { Person } from "../account/signed-in.tsx";
import { NoteForm } from "./note-form.tsx";
import { useFeedback } from "./use-feedback.ts";

/** The person's feedback on a candidate, which the next match uses; it can be undone. */
export function Feedback(props: {
  person: Person;
  result: MatchResult;
  /** The id of the element that names the candidate. */
  nameId: string;
  onSaid(): void;
}) {
  const t = useMessages("matches");
  const { person, result, nameId } = props;
  const { feedback } = result;
  const save = useFeedback(person, result);
  const [isWriting, setWriting] = useState(false);
  // The pressed button is gone by then: the focus moves to the result.
  const [presses, setPresses] = useState(0);
  const group = useFocusOnChange<HTMLFieldSetElement>(presses);

  const leaveForm = () => {
    setWriting(false);
    setPresses(presses + 1);
  };
  const say = (said: MatchResult["feedback"]) => {
    save.mutate(said);
    props.onSaid();
    leaveForm();
  };
  // The form stays until its reason is saved: it can be sent again.
  const sayNotFit = (reason: string) => {
    save.mutate({ kind: "not_a_fit", reason }, { onSuccess: leaveForm });
    props.onSaid();
  };

  return (
    <fieldset ref={group} tabIndex={-1} aria-describedby={nameId} className="mt-4 min-w-0">
      <legend className="text-sm text-muted">{t("feedback")}</legend>
      <p role="status" className={feedback ? "mt-1 wrap-anywhere" : "sr-only"}>
        {feedback ? <Said feedback={feedback} /> : null}
      </p>
      {isWriting ? (
        <ReasonForm
          name={result.name}
          busy={save.isPending && save.variables?.kind === "not_a_fit"}
          onSubmit={sayNotFit}
          onCancel={leaveForm}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {feedback ? (
            <Press nameId={nameId} onPress={() => say(null)} text={t("undo")} />
          ) : (
            <Press
              nameId={nameId}
              onPress={() => say({ kind: "contacted", reason: "" })}
              text={t("contacted")}
            />
          )}
          {feedback?.kind === "not_a_fit" ? null : (
            <Press nameId={nameId} onPress={() => setWriting(true)} text={t("notFit")} />
          )}
        </div>
      )}
    </fieldset>
  );
}

function Said({ feedback }: { feedback: NonNullable<MatchResult["feedback"]> }) {
  const t = useMessages("matches");
  const { kind, reason } = feedback;
  if (kind === "contacted") {
    return (
      <>
        <MemberIcon name="check" className="me-1 inline size-4 text-leaf" />
        {t("saidContacted")}
      </>
    );
  }
  return reason === "" ? t("saidNotFit") : t("saidNotFitBecause", { reason });
}

function Press(props: { nameId: string; text: string; onPress(): void }) {
  return (
    <button
      type="button"
      aria-describedby={props.nameId}
      className="button button-quiet !px-4 text-sm"
      onClick={props.onPress}
    >
      {props.text}
    </button>
  );
}

function ReasonForm(props: {
  name: string;
  busy: boolean;
  onSubmit(reason: string): void;
  onCancel(): void;
}) {
  const t = useMessages("matches");
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles Escape bubbling up from the form
    <div
      ref={form}
      className="mt-2 max-w-prose"
      onKeyDown={(event) => {
        // An input method's Escape closes only its own list.
        if (event.key === "Escape" && !event.nativeEvent.isComposing) props.onCancel();
      }}
    >
      <NoteForm
        label={t("reason")}
        hint={t("reasonHint", { name: props.name, max: FEEDBACK_REASON_MAX })}
        max={FEEDBACK_REASON_MAX}
        submitLabel={t("saveNotFit")}
        busy={props.busy}
        busyLabel={t("saving")}
        onSubmit={props.onSubmit}
        onCancel={props.onCancel}
      />
    </div>
  );
}
