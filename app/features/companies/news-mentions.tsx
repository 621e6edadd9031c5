import { useMessages } from "../../i18n/messages-context.tsx";
import type { NewsCard } from "../news/news-card.ts";
import { NewsList } from "../news/news-list.tsx";

/** The newest articles that mention a company. */
export function NewsMentions({ cards, now }: { cards: NewsCard[]; now: number }) {
  const t = useMessages("company");
  if (cards.length === 0) return null;
  return (
    <section id="news" className="mt-12">
      <h2 className="text-2xl font-bold">{t("inTheNews")}</h2>
      <NewsList cards={cards} now={now} />
    </section>
  );
}
