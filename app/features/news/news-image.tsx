import { readPictureAddress } from "../../../contracts/pictures.ts";
import { Logo } from "../../ui/logo.tsx";
import { Picture } from "../../ui/picture.tsx";
import { amountIn } from "./amount-in.ts";
import { badgeColor } from "./category-badge.tsx";
import { langOf, type NewsCard } from "./news-card.ts";

/** An article's picture in a reserved box, so that nothing moves when it loads. */
export function NewsImage(props: {
  card: Pick<NewsCard, "image" | "imageAlt" | "title" | "category" | "untranslated">;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  eager?: boolean;
  className?: string;
}) {
  const { card, sizes, eager = false, className = "" } = props;
  const facts = readPictureAddress(card.image);
  return (
    <div className={`relative aspect-video overflow-hidden rounded-xl bg-sunken ${className}`}>
      {facts ? <Ground color={facts.color} /> : null}
      <Picture
        src={card.image}
        kind="photo"
        sizes={sizes}
        alt={card.imageAlt}
        lang={langOf(card, "image_alt")}
        width={1200}
        height={675}
        loading={eager ? undefined : "lazy"}
        // For "high" React adds a preload to the head (spec §9: the first article's image).
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className="dimmed relative size-full object-cover"
        style={facts && positionOf(facts.focus)}
        otherwise={<Cover {...card} />}
      />
    </div>
  );
}

/**
 * The picture's colour until it is loaded; an attribute, because each inline style lengthens the
 * page's policy.
 */
function Ground({ color }: { color: string }) {
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute size-full"
    >
      <path fill={color} d="M0 0h1v1H0z" />
    </svg>
  );
}

/** The focal point when the box crops; the middle is the default. */
function positionOf([left, top]: readonly [number, number]) {
  return left === 50 && top === 50 ? undefined : { objectPosition: `${left}% ${top}%` };
}

/** Replaces a missing picture: the amount in the title, or else the seed, over a hill. */
function Cover({ title, category }: Pick<NewsCard, "title" | "category">) {
  const amount = amountIn(title);
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={`cover size-full ${badgeColor(category)}`}
    >
      <path fill="currentColor" opacity=".18" d="M0 78C50 62 100 92 160 66V90H0Z" />
      {amount ? (
        <>
          <Line y={amount.unit === "" ? 42 : 32} most={34} text={amount.size} />
          <Line y={57} most={15} text={amount.unit} />
        </>
      ) : (
        <Logo place={{ x: 52, y: 13, width: 56, height: 56 }} />
      )}
    </svg>
  );
}

/** As large as fits. */
function Line({ y, most, text }: { y: number; most: number; text: string }) {
  return (
    <text x="80" y={y} fontSize={Math.min(most, Math.round(210 / text.length))} fill="currentColor">
      {text}
    </text>
  );
}
