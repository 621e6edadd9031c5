import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { EMAIL_MAX_LENGTH } from "../../../contracts/mails.ts";
import {
  FIELDS_OF,
  LONGEST_MISTAKE,
  type ReportOutcome,
  type ReportView,
  reportedPath,
  reportForm,
} from "../../../contracts/mistakes.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { askServer, OperationFailure } from "../../platform/operations.ts";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useSayFailure } from "../problems/failure.ts";
import { sayFieldProblem } from "../problems/say-problem.ts";
import { useAttempt } from "../problems/use-attempt.ts";

/** Where reports go; without scripts the browser sends the form there itself. */
const REPORT_DOOR = "/api/report/send";

type Problems = Partial<Record<string, string>>;

/** What was typed stays in the form until the report has arrived. */
export function ReportForm({ view }: { view: ReportView }) {
  const t = useMessages("mistake");
  const problems = useMessages("problems");
  const language = useLanguage();
  const sayFailure = useSayFailure();
  const [outcome, setOutcome] = useState<ReportOutcome | undefined>(view.outcome);
  const [fields, setFields] = useState<Problems>({});
  const { attempt, busy, failure } = useAttempt((refused) => {
    if (refused instanceof OperationFailure) setFields(refused.fields);
    // What was refused is said as a whole too.
    return false;
  });
  const notice = useRef<HTMLDivElement>(null);
  const path = reportedPath(view.page);
  useEffect(() => {
    if (outcome !== undefined || failure) notice.current?.focus();
  }, [outcome, failure]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const told = Object.fromEntries(new FormData(form));
    const parsed = reportForm.safeParse(told);
    if (!parsed.success) {
      const found: Problems = {};
      for (const { path: at, message } of parsed.error.issues) found[String(at[0])] ??= message;
      setFields(found);
      const [first] = Object.keys(found);
      const control = first === undefined ? null : form.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setFields({});
    setOutcome(undefined);
    await attempt(async () => {
      await askServer(REPORT_DOOR, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(parsed.data),
      });
      setOutcome("sent");
    });
  };

  if (outcome === "sent") return <Sent ref={notice} path={path} />;
  const say = (name: string, label: string) => {
    const problem = fields[name];
    return problem === undefined ? undefined : sayFieldProblem(problems, problem, label);
  };
  return (
    <form
      method="post"
      action={REPORT_DOOR}
      onSubmit={submit}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {outcome || failure ? (
        <Notice ref={notice} kind="alert" title={t("notSent")}>
          <p className="mt-1">
            {failure
              ? sayFailure(failure)
              : t(`outcome_${outcome ?? "failed"}`, { max: LONGEST_MISTAKE })}
          </p>
        </Notice>
      ) : null}
      <input type="hidden" name="page" value={path} />
      <input type="hidden" name="language" value={language} />
      <Field label={t("field")} problem={say("field", t("field"))}>
        {(control) => (
          <select {...control} name="field" required className="input" defaultValue="">
            <option value="" disabled>
              {t("fieldChoose")}
            </option>
            {FIELDS_OF[view.page.kind].map((one) => (
              <option key={one} value={one}>
                {t(`field_${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("text")} hint={t("textHint")} problem={say("text", t("text"))}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            required
            rows={5}
            maxLength={LONGEST_MISTAKE}
            className="input"
          />
        )}
      </Field>
      <Field
        label={t("email")}
        optional={t("optional")}
        hint={t("emailHint")}
        problem={say("email", t("email"))}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            maxLength={EMAIL_MAX_LENGTH}
            autoComplete="email"
            className="input"
          />
        )}
      </Field>
      {/* For programs that fill in everything: people never reach this field. */}
      <div aria-hidden="true" className="hidden">
        <label>
          {t("leaveEmpty")}
          <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <SubmitButton busy={busy} busyLabel={t("sending")}>
          {t("send")}
        </SubmitButton>
      </div>
    </form>
  );
}

function Sent({ ref, path }: { ref: Ref<HTMLDivElement>; path: string }) {
  const t = useMessages("mistake");
  return (
    <div className="mt-6">
      <Notice ref={ref} kind="success" title={t("sent")}>
        <p className="mt-1">{t("sentText")}</p>
      </Notice>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={path === "" ? "/" : path} className="button button-leaf">
          {t(path === "" ? "toHome" : "toPage")}
        </a>
        <a href={`/report${path === "" ? "" : `?page=${path}`}`} className="button button-quiet">
          {t("another")}
        </a>
      </p>
    </div>
  );
}
