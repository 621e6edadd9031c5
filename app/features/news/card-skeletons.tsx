import { useMessages } from "../../i18n/messages-context.tsx";

/**
 * Placeholders of loading cards (spec §2: three at first, two when loading more, which the feed
 * announces itself).
 */
export function CardSkeletons({ count, isSaid = false }: { count: number; isSaid?: boolean }) {
  const t = useMessages("frame");
  return (
    <div
      role={isSaid ? undefined : "status"}
      className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3"
    >
      {isSaid ? null : <span className="sr-only">{t("loading")}</span>}
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
        <div key={position} data-skeleton aria-hidden="true">
          <div className="skeleton aspect-video" />
          <div className="skeleton mt-4 h-4 w-1/3" />
          <div className="skeleton mt-3 h-6 w-11/12" />
          <div className="skeleton mt-2 h-6 w-2/3" />
        </div>
      ))}
    </div>
  );
}
