import { useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { ReadingFailure } from "../../platform/reading-failure.ts";
import { StatusPage } from "../../ui/status-page.tsx";
import { WaysOn } from "./ways-on.tsx";

/** Replaces a page whose content could not be read: what happened, and a way to try again. */
export function ReadingFailed({ failure }: { failure: Pick<ReadingFailure, "reason"> | null }) {
  const t = useMessages("status");
  const crash = useMessages("crash");
  const { pathname, search } = useLocation();
  const timedOut = failure?.reason === "timeout";
  return (
    <StatusPage
      scene="beingWatered"
      more={<WaysOn />}
      title={t(timedOut ? "timeoutTitle" : "serverErrorTitle")}
      text={t(timedOut ? "timeoutText" : "serverErrorText")}
    >
      {/* A new document: a failed answer must not come from a cache. */}
      <a href={`${pathname}${search}`} className="button button-leaf">
        {crash("tryAgain")}
      </a>
    </StatusPage>
  );
}
