import { data } from "react-router";
import { NEWSLETTER_PATH, NEWSLETTER_STEPS } from "../../contracts/newsletter.ts";
import { NewsletterStepPage } from "../features/newsletter/newsletter-step.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { unlistedHead } from "../platform/page-head.ts";
import type { Route } from "./+types/newsletter-step.ts";

/** The page does not read the token in its address: it is the same for everybody. */
export function loader({ request, pattern }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const step = NEWSLETTER_STEPS.find((one) => `${NEWSLETTER_PATH}/${one}`.endsWith(pattern));
  if (!step) throw data(null, { status: 404 });
  return { language, step, messages: loadMessages(language, "newsletter") };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.newsletter) return [];
  const t = translator<"newsletter">(loaderData.language, loaderData.messages.newsletter);
  return unlistedHead(`${t(`step_${loaderData.step}`)} | Benih`);
};

export default function NewsletterStep({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <NewsletterStepPage step={loaderData.step} />
    </MessagesProvider>
  );
}
