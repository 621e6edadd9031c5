import { PricingPage } from "../features/pricing/pricing-page.tsx";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { publicBackendAddress } from "../platform/backend-address.server.ts";
import { pageHead } from "../platform/page-head.ts";
import { publicPrices } from "../platform/price-list.server.ts";
import type { Route } from "./+types/pricing.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const { siteUrl } = publicBackendAddress();
  return {
    language,
    siteUrl,
    messages: loadMessages(language, "offers", "pricing"),
    ...publicPrices(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.pricing) return [];
  const { language, siteUrl } = loaderData;
  const t = translator<"pricing">(language, loaderData.messages.pricing);
  return pageHead({
    siteUrl,
    path: "/pricing",
    language,
    title: t("title"),
    description: t("lead"),
  });
};

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <PricingPage prices={loaderData.prices} firstReviewIsFree={loaderData.firstReviewIsFree} />
    </MessagesProvider>
  );
}
