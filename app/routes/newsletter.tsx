import { data } from "react-router";
import { NEWSLETTER_PATH, readNewsletterOutcome } from "../../contracts/newsletter.ts";
import { loadIssue } from "../features/newsletter/load-issue.server.ts";
import { NewsletterPage } from "../features/newsletter/newsletter-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { publicBackendAddress, visitorReader } from "../platform/backend-address.server.ts";
import { pageHead, unlistedHead } from "../platform/page-head.ts";
import type { Route } from "./+types/newsletter.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const shared = {
    language,
    siteUrl: publicBackendAddress().siteUrl,
    outcome: readNewsletterOutcome(new URL(request.url).searchParams),
    messages: loadMessages(language, "newsletter", "problems"),
  };
  try {
    return data({ ...shared, issue: await loadIssue(visitorReader(), language) });
  } catch (error) {
    // Only logged: the form works without it, and the page is not cached.
    console.error("The newest round-up could not be read", error);
    return data({ ...shared, issue: null }, { headers: { "cache-control": "no-store" } });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.newsletter) return [];
  const { language, siteUrl, outcome } = loaderData;
  const t = translator<"newsletter">(language, loaderData.messages.newsletter);
  if (outcome) return unlistedHead(`${t("title")} | Benih`);
  return pageHead({
    siteUrl,
    path: NEWSLETTER_PATH,
    language,
    title: `${t("title")} | Benih`,
    description: t("description"),
  });
};

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <NewsletterPage outcome={loaderData.outcome} issue={loaderData.issue} />
    </MessagesProvider>
  );
}
