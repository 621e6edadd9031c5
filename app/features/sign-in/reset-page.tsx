import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { AccountUnreachable } from "../account/account-unreachable.tsx";
import { readArrival } from "../account/arrival.ts";
import { ArrivalNotice } from "../account/arrival-notice.tsx";
import { OtherAccount } from "../account/other-account.tsx";
import { useSession } from "../account/session.tsx";
import { forget, recall } from "../account/tab-memory.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { CodeForm } from "./code-form.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { ModeLink } from "./mode-links.tsx";
import { ResetForm } from "./reset-form.tsx";

/** Sets a new password for people with a recovery link, and offers everybody else a new link. */
export function ResetPage() {
  const t = useMessages("auth");
  const account = useMessages("account");
  const session = useSession();
  const hydrated = useHydrated();
  const { state } = useLocation();
  const [phase, setPhase] = useState<"asking" | "saved" | "ended">("asking");

  if (session.status === "unreachable") return <AccountUnreachable tryAgain={session.tryAgain} />;
  if (session.status === "asked") return <OtherAccount {...session} />;
  if (phase === "saved") {
    return (
      <AuthLayout title={t("passwordSavedTitle")}>
        <Notice kind="success">{t("passwordSaved")}</Notice>
        <Link to="/profile" className="button button-leaf mt-6 w-full">
          {t("toAccount")}
        </Link>
      </AuthLayout>
    );
  }
  if (!hydrated || session.status === "loading") {
    return (
      <AuthLayout title={t("resetTitle")}>
        <Spinner label={account("loadingAccount")} />
      </AuthLayout>
    );
  }
  if (session.status === "code-owed") {
    return (
      <AuthLayout title={t("codeTitle")}>
        <CodeForm session={session.session} signOut={session.signOut} />
      </AuthLayout>
    );
  }
  const user = session.status === "signed-in" ? session.session.user : undefined;
  if (user && phase === "asking" && recall("recovery") === user.id) {
    return (
      <AuthLayout title={t("resetTitle")}>
        <p className="mb-5 break-words text-muted">{t("resetLead", { email: user.email ?? "" })}</p>
        <ResetForm
          email={user.email ?? ""}
          onSaved={() => {
            forget("recovery");
            setPhase("saved");
          }}
          onEnded={() => setPhase("ended")}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t("resetTitle")}>
      {phase === "asking" && readArrival(state) ? (
        <ArrivalNotice className="mb-5" />
      ) : (
        <div className="mb-5">
          <Notice kind="alert">
            {account(phase === "ended" ? "arrivedResetExpired" : "arrivedResetInvalid")}
          </Notice>
        </div>
      )}
      <ForgotForm email={user?.email ?? ""} />
      <div className="mt-3">
        <ModeLink to={user ? "/profile" : "/auth"}>
          {user ? t("toAccount") : t("backToSignIn")}
        </ModeLink>
      </div>
    </AuthLayout>
  );
}
