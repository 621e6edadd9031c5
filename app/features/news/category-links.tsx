import { Link } from "react-router";
import { NEWS_TABS, type NewsTab, newsQuery } from "../../../contracts/news-feed.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/** Links to the sections where the tabs are hidden (spec §2): a row that scrolls sideways. */
export function CategoryLinks({ current }: { current: NewsTab }) {
  const t = useMessages("home");
  const frame = useMessages("frame");
  return (
    <section aria-label={t("newsTabs")} className="-mx-4 overflow-x-auto p-4 md:hidden">
      <ul className="flex gap-2">
        {NEWS_TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={`/${newsQuery(tab, 0)}`}
              preventScrollReset
              aria-current={tab === current ? "page" : undefined}
              className={`button px-4 text-sm whitespace-nowrap ${tab === current ? "button-leaf" : "button-quiet"}`}
            >
              {frame(`category${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
