import { Link } from "react-router";
import { READ_TIME_MINUTES } from "../../../contracts/news-feed.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CategoryBadge } from "./category-badge.tsx";
import type { NewsCard } from "./news-card.ts";
import { NewsDate } from "./news-date.tsx";
import { NewsImage } from "./news-image.tsx";

/** One article of the feed: image, category badge, date, title, and an excerpt on desktop (spec §2). */
export function NewsCardItem(props: { card: NewsCard; lead?: boolean; now: number }) {
  const { card, lead = false, now } = props;
  const t = useMessages("frame");
  const layout = lead
    ? "md:block"
    : "grid grid-cols-[7rem_1fr] gap-4 border-t border-line pt-4 md:block md:border-0 md:pt-0";
  return (
    <article className={`group relative ${layout}`}>
      <NewsImage card={card} eager={lead} className={lead ? "mb-4" : "md:mb-4"} />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
          <CategoryBadge category={card.category} />
          <NewsDate iso={card.publishedAt} renderedAt={now} />
          <span className="hidden md:inline">{t("readTime", { count: READ_TIME_MINUTES })}</span>
        </p>
        <h3
          className={`mt-1 font-bold ${lead ? "text-2xl leading-tight lg:text-4xl" : "text-base leading-snug md:text-xl"}`}
        >
          <Link
            to={`/news/${card.slug}`}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-turmeric group-hover:decoration-2 group-hover:underline-offset-4"
          >
            {card.title}
          </Link>
        </h3>
        <p className={`mt-2 hidden text-muted md:line-clamp-4 ${lead ? "lg:text-lg" : ""}`}>
          {card.excerpt}
        </p>
      </div>
    </article>
  );
}
