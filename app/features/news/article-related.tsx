import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";
import { CategoryBadge } from "./category-badge.tsx";
import { langOf, type NewsCard } from "./news-card.ts";
import { NewsDate } from "./news-date.tsx";
import { NewsImage } from "./news-image.tsx";

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
          <li key={card.slug} className="border-t border-line pt-4">
            <article
              className={`relative grid grid-cols-[7rem_1fr] gap-4 ${card.category === "Branded" ? "paid" : ""}`}
            >
              <NewsImage card={card} sizes="7rem" className="self-start" />
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
                  <CategoryBadge category={card.category} />
                  <NewsDate iso={card.publishedAt} renderedAt={now} />
                </p>
                <h3 lang={langOf(card, "title")} className="mt-1 leading-snug font-bold">
                  <Link to={`/news/${card.slug}`} className="story">
                    <Headline text={card.title} />
                  </Link>
                </h3>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
