import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type SavedWebsite, websiteForm } from "../../../contracts/website-submission.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import type { Person } from "../account/signed-in.tsx";
import { sayFailure, sayFieldProblem } from "../problems/say-problem.ts";
import { useWebsiteLook, useWebsiteSaving } from "./use-website.ts";
import { WebsiteLookResult } from "./website-look-result.tsx";

/** Typed or pasted, checked on request, saved. The input stays if anything fails. */
export function WebsiteForm({ person, stored }: { person: Person; stored: SavedWebsite }) {
  const t = useMessages("website");
  const problems = useMessages("problems");
  const form = useForm({
    resolver: zodResolver(websiteForm),
    mode: "onBlur",
    defaultValues: { url: stored.website },
  });
  const look = useWebsiteLook();
  const saving = useWebsiteSaving(person);
  const [isBlocked, setBlocked] = useState(false);
  const problem = form.formState.errors.url?.message;
  const label = t("address");
  const field = form.register("url");

  const save = form.handleSubmit(
    ({ url }) => {
      setBlocked(false);
      form.setValue("url", url);
      saving.mutate({ url, version: stored.version });
    },
    () => {
      saving.reset();
      setBlocked(true);
    },
  );
  const check = form.handleSubmit(({ url }) => {
    form.setValue("url", url);
    look.mutate(url);
  });
  return (
    <form noValidate onSubmit={save} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SavingOutcome saving={saving} stored={stored} />
      {isBlocked && problem ? <Notice kind="alert" title={problems("correctFields")} /> : null}
      <Field
        label={label}
        hint={t("addressHint")}
        problem={problem ? sayFieldProblem(problems, problem, label) : undefined}
      >
        {(control) => (
          <input
            {...control}
            {...field}
            onBlur={(event) => {
              complete(event.currentTarget.value, (url) => form.setValue("url", url));
              void field.onBlur(event);
            }}
            type="text"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            placeholder="https://example.com"
            className="input"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={saving.isPending} busyLabel={t("saving")}>
          {t("save")}
        </SubmitButton>
        <button
          type="button"
          aria-disabled={look.isPending}
          className="button button-quiet aria-disabled:opacity-70"
          onClick={() => {
            if (!look.isPending) void check();
          }}
        >
          {look.isPending ? t("checking") : t("check")}
        </button>
      </div>
      <WebsiteLookResult look={look} onUse={(url) => form.setValue("url", url)} />
    </form>
  );
}

/** `sawah.co.id` becomes `https://sawah.co.id` when the field is left. */
function complete(typed: string, show: (url: string) => void): void {
  const parsed = websiteForm.safeParse({ url: typed });
  if (parsed.success && parsed.data.url !== typed) show(parsed.data.url);
}

/** The outcome of saving, with the focus on it. */
function SavingOutcome(props: {
  saving: ReturnType<typeof useWebsiteSaving>;
  stored: SavedWebsite;
}) {
  const { saving, stored } = props;
  const t = useMessages("website");
  const problems = useMessages("problems");
  const language = useLanguage();
  const notice = useRef<HTMLDivElement>(null);
  const { status } = saving;
  useEffect(() => {
    if (status === "success" || status === "error") notice.current?.focus();
  }, [status]);

  if (status === "success") return <Notice ref={notice} kind="success" title={t("saved")} />;
  if (status !== "error") return null;
  const failure =
    saving.error instanceof OperationFailure ? saving.error : new OperationFailure("server_error");
  return (
    <Notice ref={notice} kind="alert" title={t("failed")}>
      <p className="mt-1">{sayFailure(problems, language, failure)}</p>
      {failure.code === "edited_elsewhere" && stored.website !== "" ? (
        <p className="mt-1 [overflow-wrap:anywhere]">
          {t("storedNow", { website: stored.website })}
        </p>
      ) : null}
    </Notice>
  );
}
