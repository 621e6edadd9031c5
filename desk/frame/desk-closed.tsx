import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { FailureCode } from "../../app/platform/operations.ts";

/** Why the desk does not open, and the way in. */
export function DeskClosed({ because, tryAgain }: { because: FailureCode; tryAgain(): void }) {
  const t = useMessages("desk");
  const isOut = because === "unauthenticated" || because === "second_factor_needed";
  const words = isOut
    ? ({ title: "closedOutTitle", text: "closedOutText" } as const)
    : because === "second_factor_missing"
      ? ({ title: "closedFactorTitle", text: "closedFactorText" } as const)
      : because === "permission_denied"
        ? ({ title: "closedRoleTitle", text: "closedRoleText" } as const)
        : ({ title: "closedBrokenTitle", text: "closedBrokenText" } as const);
  return (
    <main id="content" className="mx-auto flex min-h-screen max-w-md flex-col justify-center p-6">
      <h1 className="text-2xl font-bold">{t(words.title)}</h1>
      <p className="mt-3 text-muted">{t(words.text)}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {isOut ? (
          <a className="button button-leaf" href="/auth?next=/desk">
            {t("signIn")}
          </a>
        ) : because === "second_factor_missing" ? (
          <a className="button button-leaf" href="/settings">
            {t("openSettings")}
          </a>
        ) : because === "permission_denied" ? null : (
          <button type="button" className="button button-leaf" onClick={tryAgain}>
            {t("tryAgain")}
          </button>
        )}
        <a className="button button-quiet" href="/">
          {t("toSite")}
        </a>
      </p>
    </main>
  );
}
