import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
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
import type { AccountReading } from "../kept-forms/account-copy.ts";
import { ClashChoice } from "../kept-forms/clash-choice.tsx";
import { RestoredNotice } from "../kept-forms/restored-notice.tsx";
import { UnsentQuestion } from "../kept-forms/unsent-question.tsx";
import { useKeptForm } from "../kept-forms/use-kept-form.ts";
import { WhereaboutsLine } from "../kept-forms/whereabouts-line.tsx";
import { useMatchesChanged } from "../matches/use-matches.ts";
import { useSubmission } from "../problems/use-submission.ts";

const MAX = PROFILE_TEXT_LIMITS.match_criteria;

const criteriaFields = z.object({
  criteria: z.string().trim().min(1, "required").max(MAX, `tooLong:${MAX}`),
});

export type CriteriaFormProps = {
  person: Person;
  saved: string;
  /** The account's copy of unsaved input; undefined when it could not be read. */
  inAccount: AccountReading;
  /** Whether the input differs from what is saved. */
  onEdited(isEdited: boolean): void;
  onSaved(): void;
};

/** The person's match criteria; must be saved before a match can run (spec §4, §5). */
export function CriteriaForm(props: CriteriaFormProps) {
  const { person, saved, inAccount, onEdited, onSaved } = props;
  const t = useMessages("centre");
  const words = useMessages("keptForms");
  const queries = useQueryClient();
  const matchesChanged = useMatchesChanged(person);
  const { session, role } = person;
  const token = useAccessToken();
  const form = useForm({
    resolver: zodResolver(criteriaFields),
    defaultValues: { criteria: saved },
  });
  const kept = useKeptForm({
    form,
    place: { userId: session.user.id, form: "match_criteria" },
    // Criteria have no versions: the last save wins.
    base: { version: 0, values: { criteria: saved } },
    inAccount,
    onOutdated() {},
  });
  const clash = useRef<HTMLDivElement>(null);
  const { restored } = kept;
  const tellRestored = useEffectEvent(() => onEdited(true));
  useEffect(() => {
    if (restored) tellRestored();
  }, [restored]);
  const before = useRef(saved);
  /** Different criteria are saved now: input that was typed since, or differs, stays. */
  const rebase = (criteria: string, isFollowed: boolean) =>
    form.reset({ criteria }, { keepValues: !isFollowed });
  const { submit, busy, failure, notice, problemOf } = useSubmission({
    form,
    send: async ({ criteria }) => {
      await callOperation(saveMatchCriteria, await token(), { criteria });
      rebase(criteria, !isOther(form.getValues("criteria"), criteria));
      // Different criteria make a different match.
      await Promise.all([
        queries.invalidateQueries({ queryKey: statusKey(session.user.id) }),
        matchesChanged(),
      ]);
      onEdited(isOther(form.getValues("criteria"), criteria));
      onSaved();
      void notify("success", t("criteriaSaved"));
    },
  });
  const followSaved = useEffectEvent((earlier: string) => {
    const typed = form.getValues("criteria");
    rebase(saved, !isOther(typed, earlier) || !isOther(typed, saved));
  });
  useEffect(() => {
    const earlier = before.current;
    if (earlier === saved) return;
    before.current = saved;
    // Saved in another tab: unedited input follows.
    followSaved(earlier);
  }, [saved]);
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
      {restored ? (
        <div className="mb-4">
          <RestoredNotice
            origin={restored}
            discardLabel={words("discardCriteria")}
            onDiscard={() => {
              rebase(saved, true);
              onEdited(false);
            }}
          />
        </div>
      ) : null}
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
            placeholder={t(
              role === STARTUP_ROLE ? "criteriaExampleStartup" : "criteriaExampleInvestor",
            )}
            onBlur={(event) => {
              void field.onBlur(event);
              // The pointer is on its way to the button: showing a problem now would move the
              // button away.
              if (event.currentTarget.form?.contains(event.relatedTarget)) return;
              void form.trigger("criteria");
            }}
            className="input placeholder:text-muted"
          />
        )}
      </Field>
      {kept.leaving ? <UnsentQuestion {...kept.leaving} /> : null}
      {kept.clash ? (
        <div className="mt-3">
          <ClashChoice
            ref={clash}
            clash={kept.clash}
            onKeep={kept.keepThese}
            onTake={() => {
              kept.takeOthers();
              onEdited(isOther(form.getValues("criteria"), saved));
            }}
          >
            <p className="mt-2 text-sm">{words("clashTyped")}</p>
            <p className="text-sm whitespace-pre-line wrap-anywhere">
              {kept.clash.values.criteria}
            </p>
          </ClashChoice>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton
          kind={saved === "" || form.formState.isDirty ? "leaf" : "quiet"}
          busy={busy}
          busyLabel={t("savingCriteria")}
        >
          {t("saveCriteria")}
        </SubmitButton>
        {form.formState.isDirty ? (
          <p className="text-sm text-muted">
            <WhereaboutsLine
              where={kept.whereabouts}
              onChoose={kept.clash && (() => clash.current?.focus())}
            />
          </p>
        ) : null}
      </div>
    </form>
  );
}

function isOther(typed: string, saved: string): boolean {
  return typed.trim() !== saved.trim();
}
