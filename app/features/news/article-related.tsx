import { useMessages } from "../../i18n/messages-context.tsx";
import type { NewsCard } from "./news-card.ts";
import { NewsCardItem } from "./news-card-item.tsx";

/** What to read next, at the end and as wide as the page. */
export function ArticleRelated({ cards, now }: { cards: NewsCard[]; now: number }) {
  const t = useMessages("article");
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="related-heading" className="mt-12 lg:col-span-2">
      <h2 id="related-heading" className="text-2xl font-bold">
        {t("relatedArticles")}
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-3">
        {cards.map((card, position) => (
          <NewsCardItem
            key={card.slug}
            card={card}
            above={cards[position - 1]}
            look="compact"
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}
