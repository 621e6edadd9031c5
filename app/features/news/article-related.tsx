import { useMessages } from "../../i18n/messages-context.tsx";
import type { NewsCard } from "./news-card.ts";
import { NewsCardItem } from "./news-card-item.tsx";

/** What to read next: in view beside the text, below it where there is one column. */
export function ArticleRelated({ cards, now }: { cards: NewsCard[]; now: number }) {
  const t = useMessages("article");
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="related-heading" className="mt-12 lg:sticky lg:top-20">
      <h2 id="related-heading" className="text-xl font-bold">
        {t("relatedArticles")}
      </h2>
      <ul className="mt-3 grid gap-4">
        {cards.map((card) => (
          <NewsCardItem key={card.slug} card={card} look="compact" now={now} />
        ))}
      </ul>
    </section>
  );
}
