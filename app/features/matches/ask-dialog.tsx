import { INTRODUCTION_MESSAGE_MAX } from "../../../contracts/introductions.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Person } from "../account/signed-in.tsx";
import { FailureNotice } from "../credits/failure-notice.tsx";
import { NoteForm } from "./note-form.tsx";
import { useAsk } from "./use-introductions.ts";

/**
 * Asks a candidate for an introduction, after saying what it reveals about the person, and when.
 */
export function AskDialog(props: {
  person: Person;
  candidate: { candidateId: string; name: string };
  onAsked(): void;
  onClose(): void;
}) {
  const t = useMessages("matches");
  const { person, candidate, onAsked, onClose } = props;
  const { name, candidateId } = candidate;
  const ask = useAsk(person, candidateId, onAsked);
  return (
    <Dialog title={t("askTitle", { name })} onClose={onClose}>
      <p>{t("askText", { name })}</p>
      <p className="mt-2 mb-4 font-medium">{t("askPrivacy")}</p>
      <NoteForm
        label={t("message")}
        hint={t("messageHint", { max: INTRODUCTION_MESSAGE_MAX })}
        max={INTRODUCTION_MESSAGE_MAX}
        failure={ask.error ? <FailureNotice error={ask.error} /> : null}
        submitLabel={t("sendRequest")}
        busy={ask.isPending}
        busyLabel={t("sending")}
        onSubmit={(message) => {
          if (!ask.isPending) ask.mutate(message);
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
