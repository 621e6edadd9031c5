import { Link } from "react-router";
import { NEWS_TABS, type NewsTab, newsQuery } from "../../../contracts/news-feed.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/**
 * Addresses, not buttons: a tab can be shared, and works before the scripts load. Desktop only
 * (spec §2).
 */
export function NewsTabs({ current }: { current: NewsTab }) {
  const t = useMessages("home");
  const frame = useMessages("frame");
  return (
    <nav aria-label={t("newsTabs")} className="hidden md:block">
      <ul className="flex gap-1">
        {NEWS_TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={`/${newsQuery(tab, 0)}`}
              preventScrollReset
              aria-current={tab === current ? "page" : undefined}
              className="section-link -mb-px inline-flex min-h-11 items-center px-3 font-medium"
            >
              {frame(`category${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
