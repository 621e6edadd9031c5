import { Picture } from "../../ui/picture.tsx";
import { badgeColor } from "./category-badge.tsx";
import type { NewsCard } from "./news-card.ts";

/** An article's picture in a reserved box, so that nothing moves when it loads. */
export function NewsImage(props: {
  card: Pick<NewsCard, "image" | "imageAlt" | "title" | "category">;
  eager?: boolean;
  className?: string;
}) {
  const { card, eager = false, className = "" } = props;
  return (
    <div className={`aspect-video overflow-hidden rounded-xl bg-sunken ${className}`}>
      <Picture
        src={card.image}
        alt={card.imageAlt}
        width={1200}
        height={675}
        loading={eager ? "eager" : "lazy"}
        // For "high" React adds a preload to the head (spec §9: the first article's image).
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        className="dimmed size-full object-cover"
        otherwise={<Cover {...card} />}
      />
    </div>
  );
}

/** Replaces a missing picture: the first letter of the title over a hill, in the colour of its category. */
function Cover({ title, category }: Pick<NewsCard, "title" | "category">) {
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      className={`cover size-full ${badgeColor(category)}`}
    >
      <path fill="currentColor" opacity=".18" d="M0 78C50 62 100 92 160 66V90H0Z" />
      <text x="80" y="42" fontSize="46" fill="currentColor">
        {[...title][0]}
      </text>
    </svg>
  );
}
