import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { appealRejection, LONGEST_CLAIM } from "../../../contracts/claims.ts";
import type { PublicationState } from "../../../contracts/publishing.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { useSubmission } from "../problems/use-submission.ts";
import { publicationKey } from "./use-publication.ts";

type Appealed = NonNullable<NonNullable<PublicationState["judged"]>["appeal"]>;

/** Lets a rejected person ask a human, once per rejection, and shows the outcome. */
export function Appeal({ person, appeal }: { person: Person; appeal: Appealed | null }) {
  const t = useMessages("publishing");
  if (appeal === null) return <AppealForm person={person} />;
  if (appeal.decision === null) {
    return (
      <div className="mt-5">
        <Notice kind="info" title={t("appealWaits")}>
          <p className="mt-1">{t("appealWaitsText")}</p>
        </Notice>
      </div>
    );
  }
  return (
    <div className="mt-5">
      <Notice
        kind={appeal.decision === "accepted" ? "success" : "info"}
        title={t(`appeal_${appeal.decision}`)}
      >
        {appeal.decision === "accepted" ? <p className="mt-1">{t("appealChanged")}</p> : null}
        <p className="mt-1 text-muted">{t("appealReason")}</p>
        <blockquote className="mt-1 border-s-4 border-line ps-3 whitespace-pre-line wrap-anywhere">
          {appeal.reason}
        </blockquote>
      </Notice>
    </div>
  );
}

const appealForm = appealRejection.input.pick({ text: true });

function AppealForm({ person }: { person: Person }) {
  const t = useMessages("publishing");
  const language = useLanguage();
  const token = useAccessToken();
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(appealForm), defaultValues: { text: "" } });
  const { submit, busy, notice, problemOf } = useSubmission({
    form,
    saves: false,
    send: async ({ text }) => {
      await callOperation(appealRejection, await token(), { text, language });
      await queries.invalidateQueries({ queryKey: publicationKey(person) });
    },
  });
  return (
    <details className="mt-5 rounded-xl border border-line px-4 py-3">
      <summary className="font-semibold">{t("appealTitle")}</summary>
      <form className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        <p className="max-w-prose text-muted">{t("appealText")}</p>
        {notice ? <Notice kind="alert" title={notice} /> : null}
        <Field label={t("appealLabel")} problem={problemOf("text", t("appealLabel"))}>
          {(control) => (
            <textarea
              {...control}
              {...form.register("text")}
              required
              rows={4}
              maxLength={LONGEST_CLAIM}
              className="input"
            />
          )}
        </Field>
        <div>
          <SubmitButton busy={busy} busyLabel={t("appealSending")}>
            {t("appealSend")}
          </SubmitButton>
        </div>
      </form>
    </details>
  );
}
