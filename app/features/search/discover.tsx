import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { NewsCardItem } from "../news/news-card-item.tsx";
import type { Discovery, Subject } from "./discovery.ts";
import { useFoundCount } from "./use-found-count.ts";

/** Browsing without a search: by sector and country, and what is new. */
export function Discover({ discovery, now }: { discovery: Discovery; now: number }) {
  const t = useMessages("search");
  const { sectors, countries, news, startups } = discovery;
  return (
    <>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">
        <Subjects id="sectors" heading={t("bySector")} subjects={sectors} />
        <Subjects id="countries" heading={t("byCountry")} subjects={countries} />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-10 md:mt-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        {news.length === 0 ? null : (
          <section aria-labelledby="newest-news">
            <h2 id="newest-news" className="pb-2 text-xl font-bold md:pb-3 md:text-2xl">
              {t("newestNews")}
            </h2>
            <ul className="grid gap-4">
              {news.map((card, position) => (
                <NewsCardItem
                  key={card.slug}
                  card={card}
                  above={news[position - 1]}
                  look="row"
                  now={now}
                />
              ))}
            </ul>
          </section>
        )}
        {startups.length === 0 ? null : (
          <section aria-labelledby="newest-startups">
            <h2 id="newest-startups" className="pb-2 text-xl font-bold md:pb-3 md:text-2xl">
              {t("newestStartups")}
            </h2>
            <ul className="border-t border-line">
              {startups.map(({ slug, name, logo, tagline, taglineLang }) => (
                <li key={slug} className="border-b border-line">
                  <Link to={`/startups/${slug}`} className="group flex items-center gap-3 py-3">
                    <CompanyLogo logo={logo} name={name} />
                    <span className="min-w-0">
                      <span className="block font-semibold wrap-anywhere group-hover:underline">
                        {name}
                      </span>
                      <span lang={taglineLang} className="line-clamp-2 text-sm text-muted">
                        {tagline}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function Subjects(props: { id: string; heading: string; subjects: Subject[] }) {
  const { id, heading, subjects } = props;
  const count = useFoundCount();
  if (subjects.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-sans text-sm font-semibold text-muted">
        {heading}
      </h2>
      <ul className="row-of-links -mx-4 mt-2 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0">
        {subjects.map(({ name, to, found }) => (
          <li key={to}>
            <Link to={to} className="button button-quiet !px-4 text-sm">
              {name}
              <span className="font-normal text-muted tabular-nums">{count(found)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
