import { useLocation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { ReadingFailure } from "../../platform/reading-failure.ts";
import { StatusPage } from "../../ui/status-page.tsx";

/** In the place of a page whose content could not be read: what happened, and trying again. */
export function ReadingFailed({ failure }: { failure: Pick<ReadingFailure, "reason"> | null }) {
  const t = useMessages("status");
  const { pathname, search } = useLocation();
  const timedOut = failure?.reason === "timeout";
  return (
    <StatusPage
      title={t(timedOut ? "timeoutTitle" : "serverErrorTitle")}
      text={t(timedOut ? "timeoutText" : "serverErrorText")}
    >
      {/* A document of its own: an answer that failed is not to be taken from anywhere. */}
      <a href={`${pathname}${search}`} className="button button-leaf">
        {t("tryAgain")}
      </a>
    </StatusPage>
  );
}
