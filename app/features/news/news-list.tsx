import type { NewsCard } from "./news-card.ts";
import { NewsCardItem } from "./news-card-item.tsx";
import { paidApart } from "./paid-apart.ts";

/** A few stories, as every page but the feed shows them: in full columns, or else as rows. */
export function NewsList({ cards, now }: { cards: NewsCard[]; now: number }) {
  const look = cards.length < 3 ? "row" : "card";
  const columns = cards.length === 4 ? "md:grid-cols-2 xl:grid-cols-4" : "md:grid-cols-3";
  return (
    <ul className={`mt-4 grid gap-x-6 gap-y-4 md:gap-y-10 ${columns}`}>
      {paidApart(cards).map((card, position, shown) => (
        <NewsCardItem
          key={card.slug}
          card={card}
          above={shown[position - 1]}
          look={look}
          now={now}
        />
      ))}
    </ul>
  );
}
