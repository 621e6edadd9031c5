import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { tryAgain, useHindrance } from "../../platform/page-loads.ts";

/**
 * Shown while the code or data of the next page loads (spec §2: pages load lazily), and when it
 * cannot be loaded: the reader stays on the current page. Also announces the title of the next
 * page.
 */
export function NavigationSpinner() {
  const t = useMessages("frame");
  const { state, location } = useNavigation();
  const hindrance = useHindrance();
  const title = useNextTitle();
  const updated = hindrance === "outdated" && location ? createPath(location) : null;
  // A new document brings its matching code.
  useEffect(() => {
    if (updated !== null) window.location.assign(updated);
  }, [updated]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-20 z-40 flex justify-center"
    >
      {state === "idle" ? (
        title && <span className="sr-only">{title}</span>
      ) : hindrance === "connection" ? (
        <Unconnected />
      ) : (
        <>
          <div className="rounded-full bg-surface p-2 shadow-lg">
            <div className="spinner" />
          </div>
          <span className="sr-only">{t("loading")}</span>
        </>
      )}
    </div>
  );
}

/**
 * The page's title after a navigation. Browsers do not announce it, and the focused element may be
 * gone with the previous page: keyboard focus then moves to the content.
 */
function useNextTitle(): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (document.activeElement !== document.body) return;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
  return title;
}

function Unconnected() {
  const t = useMessages("crash");
  return (
    <div className="notice pointer-events-auto mx-4 flex flex-wrap items-center gap-3 shadow-lg">
      <p>{t("unconnected")}</p>
      <button type="button" className="button button-leaf" onClick={tryAgain}>
        {t("tryAgain")}
      </button>
    </div>
  );
}
