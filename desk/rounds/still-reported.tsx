import { Link } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { OpenDocument } from "../../contracts/desk/documents.ts";

/** Articles may still report a round that was taken off the site: correcting them is up to staff. */
export function StillReported({ articles }: { articles: OpenDocument["stillReportedBy"] }) {
  const t = useMessages("deskCompanies");
  if (articles.length === 0) return null;
  return (
    <div role="status" className="mt-4 rounded-xl border border-alert p-4">
      <p className="font-medium">{t("stillReported", { count: articles.length })}</p>
      <ul className="mt-1 grid gap-1">
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/articles/${id}`}
              className="inline-flex min-h-6 items-center wrap-anywhere underline underline-offset-4 max-md:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
