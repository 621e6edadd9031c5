import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import type { Figures } from "../../contracts/desk/figures.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";

/** Searches that found nothing: what to write about next. */
export function EmptySearches({ searches }: { searches: Figures["emptySearches"] }) {
  const t = useMessages("deskToday");
  const number = numberFormat(LANGUAGE_TAGS[useLanguage()]);
  return (
    <section aria-labelledby="searches-heading" className="min-w-0">
      <h2 id="searches-heading" className="text-lg font-bold">
        {t("searchesTitle")}
      </h2>
      <p className="text-sm text-muted">{t("searchesText")}</p>
      {searches.length === 0 ? (
        <p className="mt-3">{t("noSearches")}</p>
      ) : (
        <table className="desk-table mt-2 tabular-nums">
          <thead>
            <tr>
              <th scope="col">{t("searched")}</th>
              <th scope="col" className="!text-end">
                {t("times")}
              </th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ query, times }) => (
              <tr key={query}>
                <td className="wrap-anywhere">
                  <a
                    href={`/search?q=${encodeURIComponent(query)}`}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-6 items-center hover:underline"
                  >
                    {query}
                  </a>
                </td>
                <td className="text-end">{number.format(times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
