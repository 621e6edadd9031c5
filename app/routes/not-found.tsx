import { data, Link, redirectDocument } from "react-router";
import { WaysOn } from "../features/frame/ways-on.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import { unlistedHead } from "../platform/page-head.ts";
import { StatusPage } from "../ui/status-page.tsx";
import type { Route } from "./+types/not-found.ts";

/** Answers instead of throwing: a thrown 404 would lose the reader's language. */
export function loader({ request, params }: Route.LoaderArgs) {
  // The desk is a program of its own (desk/); signing in may lead there from here.
  if (/^desk(\/|$)/.test(params["*"])) throw redirectDocument(`/${params["*"]}`);
  const language = requestLanguage(request);
  return data({ language, messages: loadMessages(language, "status") }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.messages.status
    ? unlistedHead(
        translator<"status">(loaderData.language, loaderData.messages.status)("notFoundTitle"),
      )
    : [];

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <NotFoundText />
    </MessagesProvider>
  );
}

function NotFoundText() {
  const t = useMessages("status");
  const crash = useMessages("crash");
  return (
    <StatusPage
      scene="unsprouted"
      title={t("notFoundTitle")}
      text={t("notFoundText")}
      more={<WaysOn />}
    >
      <Link to="/" className="button button-leaf">
        {crash("goHome")}
      </Link>
    </StatusPage>
  );
}
