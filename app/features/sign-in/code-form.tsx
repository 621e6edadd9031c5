import type { Session } from "@supabase/supabase-js";
import { useState } from "react";
import { spendRecoveryCode } from "../../../contracts/account-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { AuthFailure } from "../../platform/auth-calls.ts";
import type { Client } from "../../platform/backend-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { Field } from "../../ui/form/field.tsx";
import { codeFields } from "../account/code-fields.ts";
import { AuthForm } from "./auth-form.tsx";
import { recoveryFields } from "./fields.ts";
import { useAuthForm } from "./use-auth-form.ts";

/** The second step of signing in; the page follows the session and goes on. */
export function CodeForm(props: { session: Session; signOut(): void }) {
  const t = useMessages("auth");
  const [lostDevice, setLostDevice] = useState(false);
  return (
    <>
      <p className="mb-5 text-muted">{t(lostDevice ? "recoveryLead" : "codeLead")}</p>
      {lostDevice ? <RecoveryForm /> : <AppCodeForm session={props.session} />}
      <div className="mt-3 flex flex-wrap gap-x-5">
        <button type="button" className={LINK} onClick={() => setLostDevice(!lostDevice)}>
          {t(lostDevice ? "useApp" : "useRecoveryCode")}
        </button>
        <button type="button" className={LINK} onClick={props.signOut}>
          {t("signOutInstead")}
        </button>
      </div>
    </>
  );
}

const LINK = "flex min-h-11 items-center text-leaf underline underline-offset-4";

/** With several factors the code may be of any: it is tried with each. */
function AppCodeForm({ session }: { session: Session }) {
  const t = useMessages("auth");
  const factors = session.user.factors?.filter(({ status }) => status === "verified") ?? [];
  const { place, submit, busy, notice } = useAuthForm({
    schema: codeFields,
    refusals: { mfa_verification_failed: { field: "code", problem: "codeInvalid" } },
    send: (client, { code }) =>
      tryFactors(
        client,
        factors.map(({ id }) => id),
        code,
      ),
    onDone: () => undefined,
  });
  const { label, problem, registration } = place("code", t("code"));
  return (
    <AuthForm
      onSubmit={submit}
      notice={notice}
      busy={busy}
      label={t("continue")}
      busyLabel={t("signingIn")}
    >
      <Field label={label} problem={problem} hint={t("codeHint")}>
        {(control) => (
          <input
            {...control}
            {...registration}
            className="input text-lg tracking-widest"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </Field>
    </AuthForm>
  );
}

async function tryFactors(client: Client, factors: string[], code: string) {
  let refused: AuthFailure | null = null;
  for (const factorId of factors) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    refused = error;
    if (error?.code !== "mfa_verification_failed") break;
  }
  return { error: refused };
}

function RecoveryForm() {
  const t = useMessages("auth");
  const { place, submit, busy, notice } = useAuthForm({
    schema: recoveryFields,
    send: async (client, { code }) => {
      const { data } = await client.auth.getSession();
      await callOperation(spendRecoveryCode, data.session?.access_token ?? "", { code });
      // The account has no second factor any more, and the next token says so.
      return client.auth.refreshSession();
    },
    onDone: () => undefined,
  });
  const { label, problem, registration } = place("code", t("recoveryCode"));
  return (
    <AuthForm
      onSubmit={submit}
      notice={notice}
      busy={busy}
      label={t("continue")}
      busyLabel={t("signingIn")}
    >
      <Field label={label} problem={problem} hint={t("recoveryHint")}>
        {(control) => (
          <input
            {...control}
            {...registration}
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </AuthForm>
  );
}
