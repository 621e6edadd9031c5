import { ResetPage } from "../features/sign-in/reset-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { privateHead } from "../platform/private-page.ts";
import type { Route } from "./+types/reset-password.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  return { language, messages: loadMessages(language, "auth", "account", "problems") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.auth) return [];
  const t = translator<"auth">(loaderData.language, loaderData.messages.auth);
  return privateHead(t("resetTitle"));
};

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <ResetPage />
    </MessagesProvider>
  );
}
