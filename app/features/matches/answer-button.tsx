import { useState } from "react";
import type { Introduction } from "../../../contracts/introductions.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Person } from "../account/signed-in.tsx";
import { FailureBelow } from "../credits/failure-notice.tsx";
import { type Answer, useAnswer } from "./use-answer.ts";

const WORDS = {
  agreed: { press: "agree", title: "agreeTitle", text: "agreeText", confirm: "agreeConfirm" },
  declined: { press: "decline", title: "declineTitle", text: "declineText", confirm: "decline" },
  withdrawn: {
    press: "withdraw",
    title: "withdrawTitle",
    text: "withdrawText",
    confirm: "withdraw",
  },
} as const satisfies Record<Answer, Record<string, string>>;

/** Answers an introduction after a confirmation, since no answer can be taken back. */
export function AnswerButton(props: {
  person: Person;
  introduction: Introduction;
  answer: Answer;
  /** Called once the answer is visible: this button is gone by then. */
  onAnswered(): void;
}) {
  const t = useMessages("matches");
  const { person, introduction, answer } = props;
  const { id, name } = introduction;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useAnswer(person, id, props.onAnswered);
  const words = WORDS[answer];
  const isAgreement = answer === "agreed";
  return (
    <>
      <button
        type="button"
        aria-describedby={`introduction-name-${id}`}
        className={`button !px-4 text-sm ${isAgreement ? "button-leaf" : "button-quiet"}`}
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {t(words.press)}
      </button>
      {isAsking ? (
        <Dialog title={t(words.title, { name })} onClose={() => setAsking(false)}>
          <p>{t(words.text, { name })}</p>
          <FailureBelow error={error} />
          <div className="mt-5 flex flex-wrap gap-2">
            <BusyButton
              kind={isAgreement ? "leaf" : "alert"}
              busy={isPending}
              busyLabel={t("sending")}
              onPress={() => mutate(answer)}
            >
              {t(words.confirm)}
            </BusyButton>
            <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
              {t("cancel")}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
