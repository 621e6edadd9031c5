import { useMessages } from "../../i18n/messages-context.tsx";

const STYLES: Record<
  string,
  {
    key: "categoryEvent" | "categoryFunding" | "categoryInsight" | "categoryBranded";
    color: string;
  }
> = {
  Event: { key: "categoryEvent", color: "text-badge-event" },
  Funding: { key: "categoryFunding", color: "text-badge-funding" },
  Insight: { key: "categoryInsight", color: "text-badge-insight" },
  Branded: { key: "categoryBranded", color: "text-badge-branded" },
};

export function badgeColor(category: string): string {
  return STYLES[category]?.color ?? "text-muted";
}

/** A paid story has a background of its own: it must be noticed before the story is opened. */
export function CategoryBadge({ category }: { category: string }) {
  const t = useMessages("frame");
  const style = STYLES[category];
  const look = category === "Branded" ? "paid-label" : badgeColor(category);
  return (
    <span className={`font-semibold ${look}`} data-category={category}>
      {t(style?.key ?? "categoryNews")}
    </span>
  );
}
