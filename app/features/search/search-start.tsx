import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { searchAddress } from "./query.ts";
import { SearchBox } from "./search-box.tsx";

const EXAMPLES = [
  "exampleTopic",
  "exampleStage",
  "examplePlace",
  "exampleField",
  "exampleTrend",
] as const;

/** Before the first search: the box, and suggestions. */
export function SearchStart() {
  const t = useMessages("search");
  return (
    <div className="frame py-10 md:py-16">
      <h1 className="text-4xl font-bold tracking-tight md:text-5xl">{t("startTitle")}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">{t("startText")}</p>
      <SearchBox query="" />
      <h2 className="mt-10 font-sans text-sm font-semibold text-muted">{t("examples")}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {EXAMPLES.map((key) => (
          <li key={key}>
            <Link to={searchAddress(t(key))} className="button button-quiet">
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
