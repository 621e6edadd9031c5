import { REGION_TIME_ZONE } from "../../../contracts/days.ts";
import { relativeDate } from "../../i18n/dates.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { useNow } from "../../platform/use-now.ts";

/** An article's date as the feed shows it (spec §9), kept current while the page is open. */
export function NewsDate({ iso, renderedAt }: { iso: string; renderedAt: number }) {
  const language = useLanguage();
  const now = useNow(renderedAt);
  return <time dateTime={iso}>{relativeDate(iso, now, language, REGION_TIME_ZONE)}</time>;
}
