import { Link } from "react-router";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { FEED_HEALTHS } from "../../contracts/desk/feeds.ts";
import type { Figures } from "../../contracts/desk/figures.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";

/** How many of the publishers' feeds are in which state. */
export function FeedHealth({ feeds }: { feeds: Figures["feeds"] }) {
  const t = useMessages("deskFeeds");
  const number = numberFormat(LANGUAGE_TAGS[useLanguage()]);
  if (feeds.length === 0) return null;
  const counts = FEED_HEALTHS.flatMap((health) => feeds.find((one) => one.health === health) ?? []);
  return (
    <section aria-labelledby="feeds-heading" className="mt-8">
      <h2 id="feeds-heading" className="text-lg font-bold">
        {t("heading")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2 text-sm">
        {counts.map(({ health, count }) => (
          <li key={health}>
            <Link
              to="/feeds"
              className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 hover:bg-sunken md:min-h-9"
            >
              {t(`health_${health}`)}
              <span className="font-semibold tabular-nums">{number.format(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
