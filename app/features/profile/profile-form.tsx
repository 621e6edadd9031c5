import { type ReactNode, useState } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { OperationFailure } from "../../platform/operations.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { isFieldOf, useSubmission } from "../problems/use-submission.ts";
import { useAddressedField } from "./addressed-field.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { dropKeptForm, type SavedForm } from "./kept-form.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { differingFields, useKeptForm } from "./use-kept-form.ts";

/** The props of either role's form: the person's draft, and how to reload it. */
export type DraftForm<Draft> = {
  userId: string;
  /** null before anything was saved. */
  draft: Draft | null;
  logo: string;
  reload(): Promise<Draft | null>;
};

/**
 * The frame of a profile's form: saving, its problems, unsaved input, and the choice when the draft
 * was edited elsewhere in the meantime.
 */
export function ProfileForm<Form extends FieldValues, Output>(props: {
  form: UseFormReturn<Form, unknown, Output>;
  /** The storage key of the unsaved input; unique to this form and person. */
  name: string;
  saved: SavedForm<Form>;
  /** Resolves to the server's new state. @throws OperationFailure */
  save(values: Form, version: number): Promise<SavedForm<Form>>;
  reload(): Promise<SavedForm<Form>>;
  sayField(name: string): string;
  fields: ReactNode;
  preview: ReactNode;
}) {
  const { form, name, save, reload, sayField } = props;
  const t = useMessages("profile");
  const [base, setBase] = useState(props.saved);
  const [theirs, setTheirs] = useState<SavedForm<Form>>();
  const { isDirty } = form.formState;
  useAddressedField(form);
  const kept = useKeptForm({ form, name, base, onOutdated: () => setTheirs(base) });

  const take = (saved: SavedForm<Form>) => {
    form.reset(saved.values);
    setBase(saved);
    setTheirs(undefined);
    dropKeptForm(name);
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
      takeSaved(await save(sent, version), sent);
      void notify("success", t("saved"));
    } catch (error) {
      if (!(error instanceof OperationFailure) || error.code !== "edited_elsewhere") throw error;
      setTheirs(await reload());
    }
  };
  const { submit, attempt, busy, failure, notice } = useSubmission({
    form,
    send: () => saveAt(base.version),
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
            <Notice kind="info" title={t("restoredTitle")}>
              <p className="text-sm">{t("restoredText")}</p>
              <button
                type="button"
                className="button button-quiet mt-3 text-sm"
                onClick={() => {
                  take(base);
                  kept.forget();
                }}
              >
                {t("discard")}
              </button>
            </Notice>
          ) : null}
          {props.fields}
          {theirs ? (
            <ConflictChoice
              fields={differingFields(form.getValues(), theirs.values).map(sayField)}
              onKeep={() => void attempt(() => saveAt(theirs.version))}
              onTake={() => take(theirs)}
            />
          ) : null}
          <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:rounded-t-xl sm:border-x">
            {/* One line high even with a problem: on a phone it covers the fields. */}
            <div className="flex items-center gap-3">
              <SubmitButton busy={busy} busyLabel={t("saving")} className="shrink-0">
                {t("save")}
              </SubmitButton>
              {problem ? (
                <p role="alert" className="text-sm leading-tight font-medium text-alert">
                  {problem}
                </p>
              ) : (
                <p className="text-sm leading-tight text-muted">
                  {isDirty ? t("unsaved") : base.version > 0 ? t("allSaved") : null}
                </p>
              )}
              <Link
                to="/profile"
                className={`ms-auto inline-flex min-h-11 items-center text-sm leading-tight text-leaf underline underline-offset-4 ${problem ? "max-sm:hidden" : ""}`}
              >
                {t("toCentre")}
              </Link>
            </div>
          </div>
        </form>
        <PreviewPanel>{props.preview}</PreviewPanel>
      </div>
      <LeaveGuard active={isDirty && !busy} />
    </FormProvider>
  );
}
