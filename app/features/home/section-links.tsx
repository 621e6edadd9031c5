import { Link } from "react-router";
import { NEWS_CATEGORIES, newsQuery } from "../../../contracts/news-feed.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/** The way into the sections where the tabs do not show (spec §2), behind the first stories. */
export function SectionLinks() {
  const t = useMessages("home");
  const frame = useMessages("frame");
  return (
    <section aria-labelledby="sections" className="pt-4 md:hidden">
      <h2 id="sections" className="text-lg font-bold">
        {t("newsTabs")}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {NEWS_CATEGORIES.map((tab) => (
          <li key={tab}>
            <Link to={`/${newsQuery(tab, 0)}`} className="button button-quiet !px-4 text-sm">
              {frame(`category${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
