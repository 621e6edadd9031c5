import { type ReactNode, useRef, useState } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { joinNames } from "../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { isEditedElsewhere } from "../../platform/operations.ts";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useLeaveQuestion } from "../account/leave-guard.tsx";
import type { AccountReading } from "../kept-forms/account-copy.ts";
import { ClashChoice } from "../kept-forms/clash-choice.tsx";
import type { KeptPlace } from "../kept-forms/device-copy.ts";
import { type FieldGroups, withFields } from "../kept-forms/merge-typed.ts";
import { RestoredNotice } from "../kept-forms/restored-notice.tsx";
import { differingFields } from "../kept-forms/same-values.ts";
import type { SavedForm } from "../kept-forms/typed-over.ts";
import { UnsentQuestion } from "../kept-forms/unsent-question.tsx";
import { useKeptForm } from "../kept-forms/use-kept-form.ts";
import { WhereaboutsLine } from "../kept-forms/whereabouts-line.tsx";
import { isFieldOf, useSubmission } from "../problems/use-submission.ts";
import { useAddressedField } from "./addressed-field.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { PreviewButton, PreviewPanel } from "./preview-panel.tsx";

/** The props of either role's form: the person's draft, and how to reload it. */
export type DraftForm<Draft> = {
  userId: string;
  /** null before anything was saved. */
  draft: Draft | null;
  logo: string;
  /** The public page shows an earlier version than what is saved. */
  isAhead: boolean;
  /** The price of publishing again; undefined where nothing is public, or while it is unknown. */
  againPrice: number | undefined;
  /** The account's copy of unsaved input; undefined when it could not be read. */
  inAccount: AccountReading;
  reload(): Promise<Draft | null>;
};

/** A draft as its form opens with it. */
export function asSaved<Draft extends { version: number }, Form>(
  draft: Draft | null,
  valuesOf: (draft: Draft | null) => Form,
): SavedForm<Form> {
  return { version: draft?.version ?? 0, values: valuesOf(draft) };
}

/**
 * The frame of a profile's form: saving, its problems, unsaved input, and the choice when the draft
 * was edited elsewhere in the meantime.
 */
export function ProfileForm<Form extends FieldValues, Output>(props: {
  form: UseFormReturn<Form, unknown, Output>;
  /** Where unsaved input is kept, and the account's copy of it. */
  place: KeptPlace;
  inAccount: AccountReading;
  isAhead: boolean;
  againPrice: number | undefined;
  saved: SavedForm<Form>;
  /** Fields that are only ever changed together. */
  groups: FieldGroups;
  /** Resolves to what is saved now. @throws OperationFailure */
  save(values: Form, version: number): Promise<SavedForm<Form>>;
  reload(): Promise<SavedForm<Form>>;
  sayField(name: string): string;
  fields: ReactNode;
  preview: ReactNode;
}) {
  const { form, place, inAccount, groups, save, reload, sayField } = props;
  const t = useMessages("profile");
  const words = useMessages("keptForms");
  const language = useLanguage();
  const [base, setBase] = useState(props.saved);
  const [theirs, setTheirs] = useState<SavedForm<Form>>();
  const { isDirty } = form.formState;
  useAddressedField(form);
  const onOutdated = () => setTheirs(base);
  const kept = useKeptForm({ form, place, base, inAccount, groups, onOutdated });
  const clash = useRef<HTMLDivElement>(null);

  const take = (saved: SavedForm<Form>) => {
    form.reset(saved.values);
    setBase(saved);
    setTheirs(undefined);
  };

  /** Input typed while the save was in progress stays, as unsaved. @param sent the saved values */
  const takeSaved = (saved: SavedForm<Form>, sent: Form) => {
    const typedSince = differingFields(form.getValues(), sent);
    if (typedSince.length === 0) {
      take(saved);
      return;
    }
    form.reset(saved.values, { keepValues: true });
    for (const name of Object.keys(saved.values)) {
      if (!isFieldOf(saved.values, name)) continue;
      if (typedSince.includes(name)) {
        form.setValue(name, form.getValues(name), { shouldDirty: true });
      } else form.resetField(name);
    }
    setBase(saved);
    setTheirs(undefined);
  };

  const saveAt = async (version: number): Promise<void> => {
    const sent = structuredClone(form.getValues());
    try {
      const saved = await save(sent, version);
      // As the server stored it; without an answer, as it was sent, because it is saved.
      takeSaved(await reload().catch(() => saved), sent);
    } catch (error) {
      if (!isEditedElsewhere(error)) throw error;
      const others = await reload();
      if (kept.follow(others).length > 0) {
        setTheirs(others);
        return;
      }
      // The fields typed here were not changed there: there is nothing to ask.
      takeSaved(others, others.values);
      await saveAt(others.version);
    }
  };

  /** What was saved differently is taken over; other input is still to be saved. */
  const takeTheirs = (others: SavedForm<Form>) => {
    form.reset(withFields(form.getValues(), others.values, kept.clashingWith(others)), {
      keepDefaultValues: true,
    });
    takeSaved(others, others.values);
  };
  const { submit, attempt, busy, failure, notice } = useSubmission({
    form,
    send: () => saveAt(base.version),
  });
  useLeaveQuestion(isDirty && !busy, {
    title: t("leaveTitle"),
    text: t("leaveText"),
    stay: t("stay"),
    leave: t("leave"),
    isKept: true,
  });
  const problem = failure ? `${t("saveFailed")} ${notice}` : notice;

  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <form
          onSubmit={submit}
          noValidate
          // A focused control, and the message about its problem, must not be hidden by the header
          // or the save bar.
          className="grid min-w-0 gap-6 [&_:is(input,select,textarea)]:scroll-mt-24 [&_:is(input,select,textarea)]:scroll-mb-64"
        >
          {kept.restored && !theirs ? (
            <RestoredNotice
              origin={kept.restored}
              discardLabel={words("discardProfile")}
              onDiscard={() => take(base)}
            />
          ) : null}
          {props.fields}
          {kept.leaving ? <UnsentQuestion {...kept.leaving} /> : null}
          {kept.clash ? (
            <ClashChoice
              ref={clash}
              clash={kept.clash}
              onKeep={kept.keepThese}
              onTake={kept.takeOthers}
            >
              <p className="mt-1 text-sm">
                {words("clashFields", {
                  fields: joinNames(kept.clash.fields.map(sayField), language),
                })}
              </p>
            </ClashChoice>
          ) : theirs ? (
            <ConflictChoice
              fields={kept.clashingWith(theirs).map(sayField)}
              busy={busy}
              onKeep={() => void attempt(() => saveAt(theirs.version))}
              onTake={() => takeTheirs(theirs)}
            />
          ) : null}
          <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:rounded-t-xl sm:border-x">
            {/* One line high even with a problem, because on a phone it covers the fields. */}
            <div className="flex items-center gap-3">
              <SubmitButton
                busy={busy}
                busyLabel={t("saving")}
                kind={isDirty || base.version === 0 || problem ? "leaf" : "quiet"}
              >
                {t("save")}
              </SubmitButton>
              {problem ? (
                <p
                  role="alert"
                  className="text-sm leading-tight font-medium text-alert wrap-normal"
                >
                  {problem}
                </p>
              ) : (
                <p className="text-sm leading-tight text-muted wrap-normal">
                  {isDirty ? t("unsaved") : null}
                  <span role="status">{isDirty || base.version === 0 ? null : t("allSaved")}</span>
                  {props.isAhead && !isDirty ? (
                    <span className="block text-xs">{t("savedAhead")}</span>
                  ) : null}
                  {isDirty || kept.clash ? (
                    <span className={`block text-xs ${kept.clash ? "" : "max-sm:hidden"}`}>
                      <WhereaboutsLine
                        where={kept.whereabouts}
                        onChoose={kept.clash && (() => clash.current?.focus())}
                      />
                    </span>
                  ) : null}
                </p>
              )}
              <div className="ms-auto flex items-center gap-4">
                <PreviewButton againPrice={props.againPrice}>{props.preview}</PreviewButton>
                <Link
                  to="/profile"
                  // On phones and tablets the row of pages links there, too, and the state needs the room.
                  className="inline-flex min-h-11 items-center text-sm leading-tight text-leaf underline underline-offset-4 max-lg:hidden"
                >
                  {t("toCentre")}
                </Link>
              </div>
            </div>
          </div>
        </form>
        <PreviewPanel againPrice={props.againPrice}>{props.preview}</PreviewPanel>
      </div>
    </FormProvider>
  );
}
