import { SettingsPage } from "../features/settings/settings-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { privateHead } from "../platform/private-page.ts";
import type { Route } from "./+types/settings.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  return { language, messages: loadMessages(language, "account", "settings", "problems") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.messages.settings
    ? privateHead(
        translator<"settings">(loaderData.language, loaderData.messages.settings)("title"),
      )
    : [];

export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <SettingsPage />
    </MessagesProvider>
  );
}
