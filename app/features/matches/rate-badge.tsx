import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage } from "../../i18n/sizes.ts";

/** Below this a match is a weak one. */
export const FAIR_RATE = 60;

/** How well a candidate matches, in words; the bar repeats it visually. */
export function RateBadge({ rate }: { rate: number }) {
  const t = useMessages("matches");
  const language = useLanguage();
  return (
    <p
      className={`w-fit shrink-0 pt-0.5 max-sm:flex max-sm:items-center max-sm:gap-2 max-sm:text-sm ${rate < FAIR_RATE ? "text-muted" : "text-leaf"}`}
    >
      <span className="font-bold whitespace-nowrap tabular-nums">
        {t("rate", { percent: percentage(rate / 100, language) })}
      </span>
      <span
        aria-hidden="true"
        className="block h-1 overflow-hidden rounded-full bg-line max-sm:w-20 sm:mt-1"
      >
        <span className="block h-full bg-current" style={{ width: `${rate}%` }} />
      </span>
    </p>
  );
}
