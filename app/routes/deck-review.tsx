import { DeckOfferPage } from "../features/deck-review/deck-offer-page.tsx";
import { sampleReviewIn } from "../features/deck-review/sample-reviews.server.ts";
import { loadMessages, requestLanguage } from "../i18n/locale-files.server.ts";
import { translator } from "../i18n/messages.ts";
import { MessagesProvider } from "../i18n/messages-context.tsx";
import { publicBackendAddress } from "../platform/backend-address.server.ts";
import { pageHead } from "../platform/page-head.ts";
import { publicPrices } from "../platform/price-list.server.ts";
import type { Route } from "./+types/deck-review.ts";

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const { siteUrl } = publicBackendAddress();
  return {
    language,
    siteUrl,
    messages: loadMessages(language, "deckOffer", "deckReview", "deckSections"),
    sample: sampleReviewIn(language),
    ...publicPrices(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.messages.deckOffer) return [];
  const { language, siteUrl } = loaderData;
  const t = translator<"deckOffer">(language, loaderData.messages.deckOffer);
  return pageHead({
    siteUrl,
    path: "/deck-review",
    language,
    title: t("title"),
    description: t("lead"),
  });
};

export default function DeckReviewOffer({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={loaderData.messages}>
      <DeckOfferPage
        prices={loaderData.prices}
        firstReviewIsFree={loaderData.firstReviewIsFree}
        reader={loaderData.reader}
        sample={loaderData.sample}
      />
    </MessagesProvider>
  );
}
