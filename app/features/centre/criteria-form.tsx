import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { saveMatchCriteria } from "../../../contracts/match-criteria.ts";
import { PROFILE_TEXT_LIMITS } from "../../../contracts/profile-limits.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { callOperation, OperationFailure } from "../../platform/operations.ts";
import { Field } from "../../ui/form/field.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { statusKey } from "../account/use-profile-status.ts";
import { useMatchesChanged } from "../matches/use-matches.ts";
import { sayFailure } from "../problems/say-problem.ts";

const MAX = PROFILE_TEXT_LIMITS.match_criteria;

/** The person's match criteria; must be saved before a match can run (spec §4, §5). */
export function CriteriaForm(props: {
  person: Person;
  saved: string;
  /** Whether the input differs from what is saved. */
  onEdited(isEdited: boolean): void;
  onSaved(): void;
}) {
  const { person, saved, onEdited, onSaved } = props;
  const t = useMessages("centre");
  const problems = useMessages("problems");
  const language = useLanguage();
  const queries = useQueryClient();
  const matchesChanged = useMatchesChanged(person);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const { session, role } = person;
  const token = useAccessToken();

  const check = (text: string) => {
    if (text === "") return t("criteriaEmpty");
    return text.length > MAX ? problems("tooLong", { max: MAX }) : undefined;
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const criteria = box.current?.value.trim() ?? "";
    const found = check(criteria);
    setProblem(found);
    if (found) {
      box.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await callOperation(saveMatchCriteria, await token(), { criteria });
      // Other criteria make it another match.
      await Promise.all([
        queries.invalidateQueries({ queryKey: statusKey(session.user.id) }),
        matchesChanged(),
      ]);
      onEdited(isOther(box.current?.value, criteria));
      onSaved();
      void notify("success", t("criteriaSaved"));
    } catch (error) {
      console.error("The match criteria could not be saved", error);
      const reason = error instanceof OperationFailure ? sayFailure(problems, language, error) : "";
      setProblem(`${t("criteriaFailed")} ${reason}`.trim());
    }
    setBusy(false);
  };

  return (
    <form onSubmit={save} noValidate className="mt-6 max-w-prose">
      <Field
        label={t("criteria")}
        hint={t(role === STARTUP_ROLE ? "criteriaHintStartup" : "criteriaHintInvestor")}
        problem={problem}
      >
        {(control) => (
          <textarea
            {...control}
            ref={box}
            rows={5}
            defaultValue={saved}
            onChange={({ currentTarget }) => onEdited(isOther(currentTarget.value, saved))}
            onBlur={({ currentTarget, relatedTarget }) => {
              // On the way to the button: a problem shown now would move it from under the pointer.
              if (currentTarget.form?.contains(relatedTarget)) return;
              setProblem(check(currentTarget.value.trim()));
            }}
            className="input"
          />
        )}
      </Field>
      <SubmitButton busy={busy} busyLabel={t("savingCriteria")} className="mt-3">
        {t("saveCriteria")}
      </SubmitButton>
    </form>
  );
}

function isOther(typed: string | undefined, saved: string): boolean {
  return typed !== undefined && typed.trim() !== saved.trim();
}
