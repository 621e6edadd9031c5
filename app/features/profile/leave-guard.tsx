import { useEffect } from "react";
import { useBlocker, useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { isForgotten } from "../account/sign-out.ts";

/**
 * Asks before a page with unsaved changes is left: in our own dialog within the site, in the
 * browser's otherwise.
 */
export function LeaveGuard({ active }: { active: boolean }) {
  const t = useMessages("profile");
  const { pathname } = useLocation();
  // The router is on the next page a moment before this one is unmounted: pressing "back" in that
  // moment leaves the next page, so there is nothing to ask.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );

  useEffect(() => {
    if (!active) return;
    // Whoever signs out has been asked before.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isForgotten()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [active]);

  if (blocker.state !== "blocked") return null;
  return (
    <Dialog title={t("leaveTitle")} onClose={() => blocker.reset()}>
      <p className="text-muted">{t("leaveText")}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className="button button-leaf" onClick={() => blocker.reset()}>
          {t("stay")}
        </button>
        <button type="button" className="button button-quiet" onClick={() => blocker.proceed()}>
          {t("leave")}
        </button>
      </div>
    </Dialog>
  );
}
