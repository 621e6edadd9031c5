import { MethodPage } from "../features/funding/method-page.tsx";
import { methodHtml } from "../features/funding/method-text.server.ts";
import { METHOD } from "../features/funding/tracker-address.ts";
import { loadMessages, loadTranslator, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { publicBackendAddress } from "../platform/backend-address.server.ts";
import { pageHead } from "../platform/page-head.ts";
import { inSections } from "../ui/sections.server.ts";
import type { Route } from "./+types/funding-method.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const { siteUrl } = publicBackendAddress();
  const messages = loadMessages(language, "funding");
  const contents = loadTranslator(language, "legal")("contents");
  return { language, siteUrl, messages, contents, method: inSections(methodHtml(language)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.funding) return [];
  const { language, siteUrl } = loaderData;
  const t = translator<"funding">(language, loaderData.messages.funding);
  return pageHead({
    siteUrl,
    path: METHOD,
    language,
    title: t("methodMeta"),
    description: t("methodDescription"),
    kind: "article",
  });
};

export default function FundingMethod({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <MethodPage method={loaderData.method} contents={loaderData.contents} />
    </MessagesProvider>
  );
}
