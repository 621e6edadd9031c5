import { Link } from "react-router";
import type { Messages } from "../../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../../i18n/messages-context.tsx";
import type { ReadingFailure } from "../../platform/reading-failure.ts";
import { StatusPage } from "../../ui/status-page.tsx";
import { ReadingFailed } from "../frame/reading-failed.tsx";
import { HubPage } from "./hub-page.tsx";
import type { PresentedHub } from "./present-hub.ts";

/** A hub, or why there is none. */
export function HubScreen(props: {
  messages: Messages;
  hub: PresentedHub | null;
  failure: ReadingFailure | null;
  now: number;
}) {
  const { messages, hub, failure, now } = props;
  return (
    <MessagesProvider messages={messages}>
      {hub ? (
        <HubPage hub={hub} now={now} />
      ) : failure ? (
        <ReadingFailed failure={failure} />
      ) : (
        <HubNotFound />
      )}
    </MessagesProvider>
  );
}

function HubNotFound() {
  const t = useMessages("hub");
  const report = useMessages("marketReport");
  return (
    <StatusPage scene="unsprouted" title={t("notFoundTitle")} text={t("notFoundText")}>
      <Link to="/reports" className="button button-leaf">
        {report("allReports")}
      </Link>
    </StatusPage>
  );
}
