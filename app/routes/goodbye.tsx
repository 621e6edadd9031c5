import { Link } from "react-router";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../i18n/messages-context.tsx";
import { unlistedHead } from "../platform/page-head.ts";
import { StatusPage } from "../ui/status-page.tsx";
import type { Route } from "./+types/goodbye.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  return { language, messages: loadMessages(language, "goodbye") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.messages.goodbye
    ? unlistedHead(
        translator<"goodbye">(loaderData.language, loaderData.messages.goodbye)("goodbyeTitle"),
      )
    : [];

/** The last page of an account's deletion. */
export default function Goodbye({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <GoodbyeText />
    </MessagesProvider>
  );
}

function GoodbyeText() {
  const t = useMessages("goodbye");
  const crash = useMessages("crash");
  return (
    <StatusPage scene="flownAway" title={t("goodbyeTitle")} text={t("goodbyeText")}>
      <Link to="/" className="button button-leaf">
        {crash("goHome")}
      </Link>
    </StatusPage>
  );
}
