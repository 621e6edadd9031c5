import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { claimCompany, type DomainMatch, LONGEST_CLAIM } from "../../../contracts/claims.ts";
import { readReportedPage, reportedPath } from "../../../contracts/mistakes.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { useAccessToken } from "../account/access-token.ts";
import { profileForm } from "../account/account-pages.ts";
import { type Person, SignedIn } from "../account/signed-in.tsx";
import { AccountFrame } from "../account-frame/account-frame.tsx";
import { codeOf } from "../problems/failure.ts";
import { useSubmission } from "../problems/use-submission.ts";
import { readTitle } from "../report/read-title.ts";

/** Where people claim a company's page as theirs. */
export function ClaimPage() {
  const t = useMessages("claim");
  const { search } = useLocation();
  const asked = readReportedPage(new URLSearchParams(search).get("page") ?? "");
  const isCompany = asked.kind === "startup" || asked.kind === "investor";
  return (
    <SignedIn>
      {(person) => (
        <AccountFrame person={person} title={t("title")} lead={t("lead")}>
          <div className="max-w-2xl">
            {isCompany ? (
              <ClaimForm person={person} page={reportedPath(asked)} />
            ) : (
              <Notice kind="alert" title={t("noPage")} />
            )}
          </div>
        </AccountFrame>
      )}
    </SignedIn>
  );
}

const claimForm = claimCompany.input.pick({ text: true });

function ClaimForm({ person, page }: { person: Person; page: string }) {
  const t = useMessages("claim");
  const language = useLanguage();
  const token = useAccessToken();
  const form = useForm({
    resolver: zodResolver(claimForm),
    mode: "onBlur",
    defaultValues: { text: "" },
  });
  const [domain, setDomain] = useState<DomainMatch>();
  const email = person.session.user.email ?? "";
  const { read } = useBackend();
  const { data: title } = useQuery({
    queryKey: ["claim", page],
    queryFn: async () => readTitle(await read(), readReportedPage(page), language),
  });
  const { submit, busy, failure, notice, problemOf } = useSubmission({
    form,
    send: async ({ text }) => {
      const claimed = await callOperation(claimCompany, await token(), { page, text, language });
      setDomain(claimed.domain);
    },
  });
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (domain || failure) outcome.current?.focus();
  }, [domain, failure]);
  if (domain) {
    return (
      <>
        <Notice ref={outcome} kind="success" title={t("sent")}>
          <p className="mt-1 wrap-anywhere">{t("sentText", { email })}</p>
          <p className="mt-1">{t(`domain_${domain}`)}</p>
        </Notice>
        <p className="mt-4">
          <Link to={page} className="button button-quiet">
            {t("toPage")}
          </Link>
        </p>
      </>
    );
  }
  const code = failure && codeOf(failure);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {code === "profile_missing" ? (
        <Notice ref={outcome} kind="alert" title={t("profileFirst")}>
          <p className="mt-1">{t("profileFirstText")}</p>
          <p className="mt-3">
            <Link to={profileForm(person.role)} className="button button-quiet">
              {t("openProfile")}
            </Link>
          </p>
        </Notice>
      ) : code === "not_found" ? (
        <Notice ref={outcome} kind="alert" title={t("noPage")} />
      ) : notice ? (
        <Notice ref={outcome} kind="alert" title={notice} />
      ) : null}
      <p className="rounded-xl bg-sunken px-4 py-3">
        <span className="block text-sm text-muted">{t("page")}</span>
        <Link to={page} className="font-semibold wrap-anywhere underline underline-offset-4">
          {title ?? page}
        </Link>
      </p>
      <Field label={t("text")} hint={t("textHint")} problem={problemOf("text", t("text"))}>
        {(control) => (
          <textarea
            {...control}
            {...form.register("text")}
            rows={4}
            maxLength={LONGEST_CLAIM}
            className="input"
          />
        )}
      </Field>
      <p className="text-sm wrap-anywhere text-muted">{t("emailNote", { email })}</p>
      <div>
        <SubmitButton busy={busy} busyLabel={t("sending")}>
          {t("send")}
        </SubmitButton>
      </div>
    </form>
  );
}
