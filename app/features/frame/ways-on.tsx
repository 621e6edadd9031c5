import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { SCREENS } from "./screens.ts";
import { SearchForm } from "./search-form.tsx";

/** For people on a page that has nothing for them: the search, and where most people go. */
export function WaysOn() {
  const t = useMessages("frame");
  const crash = useMessages("crash");
  return (
    <div className="mt-10 w-full max-w-md border-t border-line pt-8">
      <SearchForm label={t("searchLabel")} className="page-search text-start" />
      <h2 className="mt-8 font-sans text-sm font-semibold text-muted">{crash("startHere")}</h2>
      <ul className="mt-1 flex flex-wrap justify-center gap-x-6">
        {SCREENS.map(({ to, key }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
