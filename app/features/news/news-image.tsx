import type { NewsCard } from "./news-card.ts";

/** An article's picture in a box that is there before it, so that nothing moves when it comes. */
export function NewsImage(props: {
  card: Pick<NewsCard, "image" | "imageAlt">;
  eager?: boolean;
  className?: string;
}) {
  const { card, eager = false, className = "" } = props;
  return (
    <div className={`aspect-video overflow-hidden rounded-xl bg-sunken ${className}`}>
      {card.image === "" ? null : (
        <img
          src={card.image}
          alt={card.imageAlt}
          width={1200}
          height={675}
          loading={eager ? "eager" : "lazy"}
          // Of a high one React puts a preload into the head (spec §9: the first article's image).
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
