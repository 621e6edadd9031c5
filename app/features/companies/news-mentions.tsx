import { useMessages } from "../../i18n/messages-context.tsx";
import type { NewsCard } from "../news/news-card.ts";
import { NewsCardItem } from "../news/news-card-item.tsx";
import { paidApart } from "../news/paid-apart.ts";

/** Columns that so many articles fill; a few are rows. */
const COLUMNS: Record<number, string> = {
  1: "",
  2: "lg:grid-cols-2",
  4: "md:grid-cols-2 xl:grid-cols-4",
};

/** The newest articles that mention a company. */
export function NewsMentions({ cards, now }: { cards: NewsCard[]; now: number }) {
  const t = useMessages("company");
  if (cards.length === 0) return null;
  return (
    <section id="news" className="mt-12">
      <h2 className="text-2xl font-bold">{t("inTheNews")}</h2>
      <ul className={`mt-4 grid gap-x-6 gap-y-4 ${COLUMNS[cards.length] ?? "md:grid-cols-3"}`}>
        {paidApart(cards).map((card) => (
          <li key={card.slug}>
            <NewsCardItem card={card} look={cards.length < 3 ? "row" : "card"} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
