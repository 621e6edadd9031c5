import { WebsitePage } from "../features/website/website-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { privateHead } from "../platform/private-page.ts";
import type { Route } from "./+types/website-submission.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  return { language, messages: loadMessages(language, "account", "website", "problems") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.website) return [];
  return privateHead(
    translator<"website">(loaderData.language, loaderData.messages.website)("title"),
  );
};

export default function WebsiteSubmission({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <WebsitePage />
    </MessagesProvider>
  );
}
