import { Link } from "react-router";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import type { Figures } from "../../contracts/desk/figures.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from "../../contracts/languages.ts";

/** Articles by state, and how many published ones can be read in each language. */
export function ArticleCounts({ articles }: { articles: Figures["articles"] }) {
  const t = useMessages("deskToday");
  const tDocuments = useMessages("deskDocuments");
  const tag = LANGUAGE_TAGS[useLanguage()];
  const number = numberFormat(tag);
  const percent = numberFormat(tag, { style: "percent", maximumFractionDigits: 0 });
  const { states, languages, published } = articles;
  return (
    <section aria-labelledby="articles-heading">
      <h2 id="articles-heading" className="text-lg font-bold">
        {t("articlesTitle")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2 text-sm">
        {states.map(({ state, count }) => (
          <li key={state}>
            <Link
              to={`/articles?state=${state}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 hover:bg-sunken md:min-h-9"
            >
              {tDocuments(`state_${state}`)}
              <span className="font-semibold tabular-nums">{number.format(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <table className="desk-table mt-3 tabular-nums">
        <thead>
          <tr>
            <th scope="col">{tDocuments("language")}</th>
            <th scope="col" className="!text-end">
              {t("readable")}
            </th>
            <th scope="col" className="!text-end">
              {t("shareOfAll")}
            </th>
          </tr>
        </thead>
        <tbody>
          {languages.map(({ language, count }) => (
            <tr key={language}>
              <td>{LANGUAGE_NAMES[language]}</td>
              <td className="text-end">{number.format(count)}</td>
              <td className="text-end">
                {published === 0 ? "–" : percent.format(count / published)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
