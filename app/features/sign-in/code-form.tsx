import type { Session } from "@supabase/supabase-js";
import { type ComponentProps, useRef, useState } from "react";
import { spendRecoveryCode } from "../../../contracts/account-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { AuthFailure } from "../../platform/auth-calls.ts";
import type { Client } from "../../platform/backend-context.tsx";
import { callOperation, OperationFailure } from "../../platform/operations.ts";
import { Field } from "../../ui/form/field.tsx";
import { useAccessToken } from "../account/access-token.ts";
import { codeFields } from "../account/code-fields.ts";
import { owesCode } from "../account/owes-code.ts";
import { AuthForm } from "./auth-form.tsx";
import { recoveryFields } from "./fields.ts";
import { type FieldPlace, useAuthForm } from "./use-auth-form.ts";

/** The second step of signing in; the page follows the session and continues. */
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

/** With several factors the code may belong to any: it is tried with each. */
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
  return (
    <OneCode
      place={place("code", t("code"))}
      hint={t("codeHint")}
      input={{
        className: "input text-lg tracking-widest",
        inputMode: "numeric",
        autoComplete: "one-time-code",
      }}
      form={{ onSubmit: submit, busy, notice }}
    />
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
  const token = useAccessToken();
  // A code works once: if only a later step fails, the next try continues from there.
  const isSpent = useRef(false);
  /** Without an answer it may have been accepted; then a retry is refused as already used. */
  const isUnsure = useRef(false);
  const { place, submit, busy, notice } = useAuthForm({
    schema: recoveryFields,
    send: async (client, { code }) => {
      if (!isSpent.current) {
        const accessToken = await token();
        try {
          await callOperation(spendRecoveryCode, accessToken, { code });
          isSpent.current = true;
        } catch (refused) {
          if (!isWrong(refused)) isUnsure.current = true;
          if (!isWrong(refused) || !isUnsure.current) throw refused;
          const answer = await client.auth.refreshSession();
          const { session } = answer.data;
          if (session && owesCode(session)) throw refused;
          return answer;
        }
      }
      // The account no longer has a second factor, and the next token says so.
      return client.auth.refreshSession();
    },
    onDone: () => undefined,
  });
  return (
    <OneCode
      place={place("code", t("recoveryCode"))}
      hint={t("recoveryHint")}
      input={{
        className: "input",
        autoComplete: "off",
        autoCapitalize: "none",
        spellCheck: false,
      }}
      form={{ onSubmit: submit, busy, notice }}
    />
  );
}

function isWrong(refused: unknown): boolean {
  return refused instanceof OperationFailure && refused.fields.code === "codeInvalid";
}

/** A form of one field. */
function OneCode(props: {
  place: FieldPlace;
  hint: string;
  input: ComponentProps<"input">;
  form: Pick<ComponentProps<typeof AuthForm>, "onSubmit" | "busy" | "notice">;
}) {
  const t = useMessages("auth");
  const { label, problem, registration } = props.place;
  return (
    <AuthForm {...props.form} label={t("continue")} busyLabel={t("signingIn")}>
      <Field label={label} problem={problem} hint={props.hint}>
        {(control) => <input {...control} {...registration} {...props.input} />}
      </Field>
    </AuthForm>
  );
}
