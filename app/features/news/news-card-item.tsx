import { Link } from "react-router";
import { READ_TIME_MINUTES } from "../../../contracts/news-feed.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";
import { CategoryBadge } from "./category-badge.tsx";
import { langOf, type NewsCard } from "./news-card.ts";
import { NewsDate } from "./news-date.tsx";
import { NewsImage } from "./news-image.tsx";
import { isPaid } from "./paid-apart.ts";

/**
 * On phones all but the lead are rows. There the lead asks for a little less than its width, so
 * that 640 pixels also serve screens with two pixels per point.
 */
const LOOKS = {
  lead: {
    place: "md:col-span-full",
    parted: "",
    layout: "md:grid md:grid-cols-[4fr_3fr] md:gap-x-6",
    image: "mb-4 md:mb-0 md:aspect-auto md:min-h-64",
    sizes: "(min-width: 80rem) 43rem, (min-width: 48rem) 57vw, 85vw",
    title: "text-2xl leading-tight lg:text-3xl",
  },
  card: {
    place: "",
    parted: "border-t border-line pt-4 md:border-0 md:pt-0",
    layout: "grid grid-cols-[7rem_1fr] gap-4 md:block",
    image: "self-start md:mb-4",
    sizes: "(min-width: 48rem) 24rem, 7rem",
    title: "text-base leading-snug md:text-xl",
  },
  row: {
    place: "md:col-span-full",
    parted: "border-t border-line pt-4 md:pt-6",
    layout: "grid grid-cols-[7rem_1fr] gap-4 md:grid-cols-[13rem_1fr] md:gap-6",
    image: "self-start",
    sizes: "(min-width: 48rem) 13rem, 7rem",
    title: "text-base leading-snug md:text-xl",
  },
  /** Below an article: only as long as needed to choose it. */
  compact: {
    place: "",
    parted: "border-t border-line pt-4 md:border-0 md:pt-0",
    layout: "grid grid-cols-[7rem_1fr] gap-4 md:block",
    image: "self-start md:mb-4",
    sizes: "(min-width: 48rem) 24rem, 7rem",
    title: "leading-snug md:text-lg",
  },
} as const;

/**
 * One article of a list: image, category badge, date, title, and an excerpt on desktop (spec §2). A
 * line separates it from the one above, unless one of the two is a box.
 */
export function NewsCardItem(props: {
  card: NewsCard;
  above: NewsCard | undefined;
  look: keyof typeof LOOKS;
  now: number;
}) {
  const { card, above, look, now } = props;
  const t = useMessages("frame");
  const { place, parted, layout, image, sizes, title } = LOOKS[look];
  return (
    <li className={isPaid(card) || isPaid(above) ? place : `${place} ${parted}`}>
      <article className={`relative ${layout}${isPaid(card) ? " paid" : ""}`}>
        <NewsImage card={card} sizes={sizes} eager={look === "lead"} className={image} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
            <CategoryBadge category={card.category} />
            <NewsDate iso={card.publishedAt} renderedAt={now} />
            {look === "compact" ? null : (
              <span className="hidden md:inline">
                {t("readTime", { count: READ_TIME_MINUTES })}
              </span>
            )}
          </p>
          <h3 lang={langOf(card, "title")} className={`mt-1 font-bold ${title}`}>
            <Link to={`/news/${card.slug}`} className="story">
              <Headline text={card.title} />
            </Link>
          </h3>
          {look === "compact" ? null : (
            <p lang={langOf(card, "excerpt")} className="mt-2 hidden text-muted md:line-clamp-4">
              {card.excerpt}
            </p>
          )}
        </div>
      </article>
    </li>
  );
}
