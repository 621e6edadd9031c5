import { CentrePage } from "../features/centre/centre-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { privateHead } from "../platform/private-page.ts";
import type { Route } from "./+types/profile.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  return {
    language,
    messages: loadMessages(
      language,
      "account",
      "activity",
      "centre",
      "problems",
      "profile",
      "savedItems",
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.account) return [];
  const t = translator<"account">(loaderData.language, loaderData.messages.account);
  return privateHead(t("accountNavigation"));
};

export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <CentrePage />
    </MessagesProvider>
  );
}
