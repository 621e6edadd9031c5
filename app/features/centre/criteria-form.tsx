import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { saveMatchCriteria } from "../../../contracts/match-criteria.ts";
import { PROFILE_TEXT_LIMITS } from "../../../contracts/profile-limits.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { callOperation } from "../../platform/operations.ts";
import { Field } from "../../ui/form/field.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { statusKey } from "../account/use-profile-status.ts";
import { useMatchesChanged } from "../matches/use-matches.ts";
import { useSubmission } from "../problems/use-submission.ts";

const MAX = PROFILE_TEXT_LIMITS.match_criteria;

const criteriaFields = z.object({
  criteria: z.string().trim().min(1, "required").max(MAX, `tooLong:${MAX}`),
});

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
  const queries = useQueryClient();
  const matchesChanged = useMatchesChanged(person);
  const { session, role } = person;
  const token = useAccessToken();
  const form = useForm({
    resolver: zodResolver(criteriaFields),
    defaultValues: { criteria: saved },
  });
  const before = useRef(saved);
  const { submit, busy, failure, notice, problemOf } = useSubmission({
    form,
    send: async ({ criteria }) => {
      await callOperation(saveMatchCriteria, await token(), { criteria });
      // Other criteria make it another match.
      await Promise.all([
        queries.invalidateQueries({ queryKey: statusKey(session.user.id) }),
        matchesChanged(),
      ]);
      onEdited(isOther(form.getValues("criteria"), criteria));
      onSaved();
      void notify("success", t("criteriaSaved"));
    },
  });
  useEffect(() => {
    const earlier = before.current;
    if (earlier === saved) return;
    before.current = saved;
    // Saved in another tab: what nobody has edited here follows.
    if (!isOther(form.getValues("criteria"), earlier)) form.setValue("criteria", saved);
  }, [saved, form]);
  const isEmpty = form.formState.errors.criteria?.message === "required";
  const problem = isEmpty
    ? t("criteriaEmpty")
    : failure
      ? `${t("criteriaFailed")} ${notice}`
      : problemOf("criteria", t("criteria"));
  const field = form.register("criteria", {
    onChange: () => onEdited(isOther(form.getValues("criteria"), saved)),
  });

  return (
    <form onSubmit={submit} noValidate className="mt-6 max-w-prose">
      <Field
        label={t("criteria")}
        hint={t(role === STARTUP_ROLE ? "criteriaHintStartup" : "criteriaHintInvestor")}
        problem={problem}
      >
        {(control) => (
          <textarea
            {...control}
            {...field}
            rows={5}
            onBlur={(event) => {
              void field.onBlur(event);
              // On the way to the button: a problem shown now would move it from under the pointer.
              if (event.currentTarget.form?.contains(event.relatedTarget)) return;
              void form.trigger("criteria");
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

function isOther(typed: string, saved: string): boolean {
  return typed.trim() !== saved.trim();
}
