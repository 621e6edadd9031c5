import { useMessages } from "../../i18n/messages-context.tsx";
import { BigFigure } from "../../ui/big-figure.tsx";
import { Headline } from "../../ui/headline.tsx";
import { Logo } from "../../ui/logo.tsx";
import { langOf } from "../news/news-card.ts";
import type { Issue } from "./load-issue.server.ts";

/** The newest mail, as it looks in a mailbox. */
export function IssueCard({ issue }: { issue: Issue }) {
  const t = useMessages("newsletter");
  return (
    <section aria-labelledby="issue" className="min-w-0">
      <div className="card overflow-hidden !p-0 shadow-lg">
        <p className="flex items-center gap-2 border-b border-line bg-sunken px-5 py-3 text-sm">
          <Logo className="size-6" />
          <strong className="shrink-0 font-semibold">Benih</strong>
          <span className="ms-auto text-end text-balance text-muted">
            {t("lastIssue", { date: issue.date })}
          </span>
        </p>
        <div className="p-5 md:p-6">
          <h2
            id="issue"
            lang={langOf(issue, "title")}
            className="text-xl leading-snug font-bold md:text-2xl"
          >
            <Headline text={issue.title} />
          </h2>
          <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-y border-line py-4 sm:grid-cols-3">
            {issue.figures.map(({ name, figure, note }) => (
              <div key={name} className="min-w-0 max-sm:last:col-span-2">
                <dt className="text-sm text-muted">{name}</dt>
                <dd>
                  <span className="block font-display text-lg leading-tight font-bold tabular-nums md:text-2xl">
                    <BigFigure text={figure} />
                  </span>
                  {note === "" ? null : <span className="text-sm text-muted">{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <ul className="divide-y divide-line">
            {issue.articles.map((article) => (
              <li key={article.slug}>
                <a
                  href={`/news/${article.slug}`}
                  lang={langOf(article, "title")}
                  className="block py-3 font-semibold underline-offset-4 hover:underline"
                >
                  <Headline text={article.title} />
                </a>
              </li>
            ))}
          </ul>
          {issue.isSample ? <p className="mt-2 text-sm text-muted">{t("sampleIssue")}</p> : null}
          <a href={`/news/${issue.slug}`} className="button button-quiet mt-4">
            {t("readIssue")}
          </a>
        </div>
      </div>
    </section>
  );
}
