import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { z } from "zod";
import { type AuthMode, readAuthMode } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { pageAfterSignIn } from "../../platform/private-page.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { AccountUnreachable } from "../account/account-unreachable.tsx";
import { readArrival, saidAfterSignIn } from "../account/arrival.ts";
import { ArrivalNotice } from "../account/arrival-notice.tsx";
import { EmailChangeNotice } from "../account/email-change-notice.tsx";
import { OtherAccount } from "../account/other-account.tsx";
import { useSession } from "../account/session.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { ClaimNote } from "./claim-note.tsx";
import { CodeForm } from "./code-form.tsx";
import { AskForConfirmation, CheckMailbox } from "./confirm-screen.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import type { SignUpTerms } from "./load-terms.server.ts";
import { ModeLink, OtherMode } from "./mode-links.tsx";
import type { OfferedProvider } from "./offered-providers.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { SampleJudgements } from "./sample-judgements.server.ts";
import { SampleWork } from "./sample-work.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** The router's state of an address: whose mailbox it is about, and whether a mail was sent. */
const kept = z.object({ email: z.string(), sent: z.boolean().optional() });

/** Signing in and up, in modes with their own addresses (spec §2). */
export function AuthPage(props: {
  terms: SignUpTerms;
  sample: SampleJudgements;
  providers: OfferedProvider[] | undefined;
}) {
  const t = useMessages("auth");
  const { siteUrl } = useBackend();
  const hydrated = useHydrated();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const mode = readAuthMode(search);
  // The server's page is the same whatever the query.
  const next = pageAfterSignIn(hydrated ? search.get("next") : null, siteUrl);
  const { email = "", sent = false } = (hydrated && kept.safeParse(location.state).data) || {};
  const checking = mode === "confirm" && sent;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  const signedIn = session.status === "signed-in";

  useEffect(() => {
    if (signedIn) navigate(next, { replace: true, state: saidAfterSignIn(location.state) });
  }, [signedIn, next, navigate, location.state]);

  useEffect(() => {
    // Another form has replaced the one that had the focus.
    if (shown.current !== mode) heading.current?.focus();
    shown.current = mode;
  }, [mode]);

  if (session.status === "unreachable") return <AccountUnreachable tryAgain={session.tryAgain} />;
  if (session.status === "asked") return <OtherAccount {...session} />;

  if (session.status === "code-owed") {
    return (
      <AuthLayout title={t("codeTitle")} headingRef={heading}>
        <CodeForm session={session.session} signOut={session.signOut} />
      </AuthLayout>
    );
  }

  const addressOf = (to: AuthMode) => {
    const query = new URLSearchParams(to === "signin" ? {} : { mode: to });
    if (next !== "/profile") query.set("next", next);
    return query.size === 0 ? "/auth" : `/auth?${query}`;
  };
  const checkMailbox = (to: string) =>
    navigate(addressOf("confirm"), { state: { email: to, sent: true } });
  const titles = {
    signin: t("signInTitle"),
    signup: t("signUpTitle"),
    forgot: t("forgotTitle"),
    confirm: checking ? t("checkMailboxTitle") : t("confirmTitle"),
  };

  return (
    <AuthLayout
      title={titles[mode]}
      headingRef={heading}
      beside={mode === "signin" || mode === "signup" ? <SampleWork sample={props.sample} /> : null}
      isForNew={mode === "signup"}
    >
      {mode === "signin" || mode === "signup" ? (
        <>
          <OtherMode mode={mode} addressOf={addressOf} />
          <ClaimNote next={next} />
        </>
      ) : null}
      {hydrated ? <ArrivalNotice className="mb-5" /> : null}
      {hydrated ? <EmailChangeNotice /> : null}
      {mode === "signin" ? <SignInForm addressOf={addressOf} /> : null}
      {mode === "signup" ? <SignUpForm terms={props.terms} onSent={checkMailbox} /> : null}
      {mode === "signin" || mode === "signup" ? (
        <ProviderButtons next={next} known={props.providers} />
      ) : null}
      {mode === "forgot" ? (
        <>
          <p className="mb-5 text-muted">{t("forgotLead")}</p>
          <ForgotForm key={email} email={email} />
        </>
      ) : null}
      {checking ? <CheckMailbox email={email} /> : null}
      {mode === "confirm" && !checking ? (
        <>
          {hydrated && readArrival(location.state) === "arrivedConfirmFailed" ? (
            <p className="mb-6">
              <Link to={addressOf("signin")} className="button button-quiet">
                {t("signIn")}
              </Link>
            </p>
          ) : null}
          <p className="mb-5 text-muted">{t("confirmLead")}</p>
          <AskForConfirmation key={email} email={email} onSent={checkMailbox} />
        </>
      ) : null}
      {mode === "forgot" || mode === "confirm" ? (
        <div className="mt-3 flex flex-wrap gap-x-5">
          <ModeLink to={addressOf("signin")}>{t("backToSignIn")}</ModeLink>
          {checking ? <ModeLink to={addressOf("signup")}>{t("otherAddress")}</ModeLink> : null}
        </div>
      ) : null}
    </AuthLayout>
  );
}
