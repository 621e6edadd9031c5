import { useId, useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { isEditedElsewhere } from "../../app/platform/operations.ts";
import { Field } from "../../app/ui/form/field.tsx";
import { SubmitButton } from "../../app/ui/form/submit-button.tsx";
import {
  ANSWERED_KINDS,
  type CaseDecision,
  DECISIONS_OF,
  type DeskCase,
  decideCase,
} from "../../contracts/desk/cases.ts";
import { LONGEST_REASON } from "../../contracts/desk/reasons.ts";
import { LANGUAGE_NAMES } from "../../contracts/languages.ts";
import { useDeskCall } from "../frame/session.tsx";
import { useKeys } from "../keys/keys.tsx";
import { useDoing } from "../ui/use-doing.ts";

/** The decision and its reason; the form says beforehand what will follow. */
export function DecisionForm(props: {
  found: DeskCase;
  onDecided(): Promise<void>;
  /** @returns the case as it is now. */
  onRefused(): Promise<DeskCase | undefined>;
}) {
  const { found, onDecided, onRefused } = props;
  const t = useMessages("deskQueue");
  const keys = useMessages("deskKeys");
  const call = useDeskCall();
  const name = useId();
  const [decision, setDecision] = useState<CaseDecision>();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<"chooseDecision" | "giveReason">();
  const { doing, attempt } = useDoing<"decide">();
  // The case is refetched while it is open: the decision is about the draft it was opened with.
  const [revision, setRevision] = useState(found.revision);
  const isRead = found.asker !== null && ANSWERED_KINDS.includes(found.kind);

  useKeys([
    { key: "mod+enter", label: keys("decide"), isOn: () => !doing, run: () => void decide() },
    ...DECISIONS_OF[found.kind].map((one, at) => ({
      key: String(at + 1),
      label: t(`decision_${one}`),
      run: () => choose(one),
    })),
  ]);
  const choose = (one: CaseDecision) => {
    setDecision(one);
    setProblem(undefined);
  };
  const decide = async () => {
    if (decision === undefined) return setProblem("chooseDecision");
    if (reason.trim() === "") return setProblem("giveReason");
    setProblem(undefined);
    const send = async () => {
      const decided = await call(decideCase, { id: found.id, decision, reason, revision });
      if (decided.isIncomplete) {
        void notify("error", t("incomplete"));
        return;
      }
      const { linked, published } = decided.details;
      if (decision === "accepted" && linked === false) void notify("error", t("effect_notLinked"));
      else if (decision === "accepted" && published === false)
        void notify("error", t("effect_notPublished"));
      else void notify("success", t(decided.isAnswered ? "decidedAndAnswered" : "decidedDone"));
      await onDecided();
    };
    await attempt("decide", send, async (thrown, said) => {
      const now = await onRefused();
      const isDraftNewer = isEditedElsewhere(thrown) && now?.decision === null;
      void notify("error", isDraftNewer ? t("draftChanged") : said);
      setRevision(now?.revision ?? null);
    });
  };

  return (
    <form
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
    >
      <fieldset>
        <legend className="font-medium">{t("decision")}</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-6">
          {DECISIONS_OF[found.kind].map((one) => (
            <label key={one} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={name}
                checked={decision === one}
                onChange={() => choose(one)}
              />
              {t(`decision_${one}`)}
            </label>
          ))}
        </div>
        <p role="status" className="text-sm text-muted">
          {decision ? t(`then_${followingOf(found, decision)}`) : null}
        </p>
        {problem === "chooseDecision" ? (
          <p role="alert" className="text-sm font-medium text-alert">
            {t("chooseDecision")}
          </p>
        ) : null}
      </fieldset>
      <Field
        label={t("reason")}
        hint={
          isRead
            ? t("reasonRead", {
                asker: found.asker ?? "",
                language: LANGUAGE_NAMES[found.language],
              })
            : t("reasonKept")
        }
        problem={problem === "giveReason" ? t("giveReason") : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={LONGEST_REASON}
            className="input"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busy={doing !== undefined} busyLabel={t("deciding")}>
          {t(isRead ? "decideAndAnswer" : "decide")}
        </SubmitButton>
        <span className="text-sm text-muted max-md:hidden">{t("byKeys")}</span>
      </div>
    </form>
  );
}

/** The consequences of a decision, which differ by kind. */
function followingOf({ kind }: DeskCase, decision: CaseDecision) {
  if (decision === "merged") return "merged";
  if (
    kind === "claim" ||
    kind === "appeal" ||
    kind === "document" ||
    kind === "run" ||
    kind === "feed"
  )
    return `${kind}_${decision}` as const;
  return decision === "accepted" ? "accepted" : "declined";
}
