import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useMessages } from "../../i18n/messages-context.tsx";
import { callAuth } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { codeFields } from "../account/code-fields.ts";
import { Loaded } from "../account/loaded.tsx";
import { useSubmission } from "../problems/use-submission.ts";
import { FormProblem } from "./form-problem.tsx";

type Enrolled = { id: string; picture: string; secret: string; uri: string };

/** Scan or copy the secret, then type the app's first code: only then is it active. */
export function SetUpTwoStep(props: { onDone(): void; onCancel(): void }) {
  const { connect } = useBackend();
  const enrolled = useQuery({
    queryKey: ["account", "two-step", "new"],
    // The secret belongs to one visit of this form and is never reused.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async (): Promise<Enrolled> => {
      const { data } = await callAuth(connect, ({ auth }) =>
        auth.mfa.enroll({ factorType: "totp", issuer: "Benih" }),
      );
      if (!data) throw new Error("The auth service gave no factor");
      const { qr_code: picture, secret, uri } = data.totp;
      return { id: data.id, picture, secret, uri };
    },
  });
  return (
    <Loaded query={enrolled} showsEarlier>
      {(factor) => <FirstCode factor={factor} {...props} />}
    </Loaded>
  );
}

function FirstCode(props: { factor: Enrolled; onDone(): void; onCancel(): void }) {
  const { factor, onDone, onCancel } = props;
  const t = useMessages("settings");
  const { connect } = useBackend();
  const form = useForm({ defaultValues: { code: "" }, resolver: zodResolver(codeFields) });
  const { submit, busy, notice, problemOf } = useSubmission({
    form,
    send: async ({ code }) => {
      await callAuth(connect, ({ auth }) =>
        auth.mfa.challengeAndVerify({ factorId: factor.id, code }),
      );
      onDone();
    },
    refusals: { mfa_verification_failed: { field: "code", problem: "codeInvalid" } },
  });
  return (
    <form noValidate className="grid max-w-xl grid-cols-1 gap-5" onSubmit={submit}>
      <ol className="grid list-decimal gap-5 ps-5">
        <li>
          <p>{t("twoStepScan")}</p>
          <div className="mt-3 flex flex-wrap items-center gap-5">
            <img
              src={factor.picture}
              alt={t("twoStepPicture")}
              width={180}
              height={180}
              className="rounded-lg border border-line bg-white"
            />
            <div className="min-w-0">
              <a href={factor.uri} className="button button-quiet">
                {t("twoStepOpenApp")}
              </a>
              <p className="mt-3 text-sm text-muted">{t("twoStepType")}</p>
              <p className="mt-1 font-mono text-sm break-all">
                {factor.secret.match(/.{1,4}/g)?.join(" ")}
              </p>
            </div>
          </div>
        </li>
        <li>
          <Field label={t("twoStepCode")} problem={problemOf("code", t("twoStepCode"))}>
            {(control) => (
              <input
                {...control}
                {...form.register("code")}
                className="input max-w-48 text-lg tracking-widest"
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            )}
          </Field>
        </li>
      </ol>
      <FormProblem text={notice} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} busyLabel={t("saving")}>
          {t("twoStepTurnOn")}
        </SubmitButton>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {t("twoStepCancel")}
        </button>
      </div>
    </form>
  );
}
