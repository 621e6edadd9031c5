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

export function CategoryBadge({ category }: { category: string }) {
  const t = useMessages("frame");
  const style = STYLES[category];
  return (
    <span className={`text-sm font-semibold ${badgeColor(category)}`} data-category={category}>
      {t(style?.key ?? "categoryNews")}
    </span>
  );
}
