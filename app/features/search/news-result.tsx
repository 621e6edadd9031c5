import { Link } from "react-router";
import { CategoryBadge } from "../news/category-badge.tsx";
import { langOf } from "../news/news-card.ts";
import { NewsDate } from "../news/news-date.tsx";
import { NewsImage } from "../news/news-image.tsx";
import { ElsewhereLine } from "./elsewhere-line.tsx";
import { Highlighted } from "./highlighted.tsx";
import type { NewsHit } from "./news-hit.ts";
import type { SearchTerm } from "./search-terms.ts";

export function NewsResult(props: { hit: NewsHit; terms: SearchTerm[]; now: number }) {
  const { hit, terms, now } = props;
  return (
    <article className="group relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-5">
      <NewsImage card={hit} sizes="(min-width: 40rem) 10rem, 6rem" className="self-start" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
          <CategoryBadge category={hit.category} />
          <NewsDate iso={hit.publishedAt} renderedAt={now} />
        </p>
        <h3
          lang={langOf(hit, "title")}
          className="mt-0.5 text-base leading-snug font-bold wrap-anywhere md:text-xl"
        >
          <Link to={`/news/${hit.slug}`} className="story">
            <Highlighted text={hit.title} terms={terms} />
          </Link>
        </h3>
        {hit.excerpt === "" ? null : (
          <p
            lang={langOf(hit, "excerpt")}
            className="mt-1 line-clamp-2 text-sm text-muted md:text-base"
          >
            <Highlighted text={hit.excerpt} terms={terms} />
          </p>
        )}
        <ElsewhereLine elsewhere={hit.elsewhere} terms={terms} />
      </div>
    </article>
  );
}
