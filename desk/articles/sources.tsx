import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Problem } from "../../app/ui/form/field.tsx";
import type { ArticleContent } from "../../contracts/desk/article.ts";
import { useMayChange } from "../ui/may-change.tsx";

type Source = ArticleContent["sources"][number];

const EMPTY: Source = { title: "", publisher: "", url: "", readOn: "" };
const COLUMNS = ["title", "publisher", "url", "readOn"] as const;

/** The sources of an article; readers see them under the byline. */
export function Sources(props: {
  sources: Source[];
  problem: string | undefined;
  onChange(sources: Source[]): void;
}) {
  const { sources, problem, onChange } = props;
  const t = useMessages("deskDocuments");
  const mayChange = useMayChange();
  const change = (at: number, part: Partial<Source>) =>
    onChange(sources.map((one, place) => (place === at ? { ...one, ...part } : one)));
  if (!mayChange && sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-heading" className="mt-8 border-t border-line pt-6">
      <h2 id="sources-heading" className="text-lg font-bold">
        {t("sources")}
      </h2>
      <Problem id="sources-problem" text={problem} />
      <ul className="mt-2 flex flex-col gap-3">
        {sources.map((source, at) => (
          // Rows have no name of their own; they are only added at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at} className="grid gap-2 md:grid-cols-[5fr_4fr_5fr_9.5rem_auto]">
            {COLUMNS.map((column) => (
              <input
                key={column}
                type={column === "readOn" ? "date" : column === "url" ? "url" : "text"}
                className="input"
                aria-label={t(`source_${column}`)}
                placeholder={t(`source_${column}`)}
                value={source[column]}
                onChange={(event) => change(at, { [column]: event.target.value })}
              />
            ))}
            <button
              type="button"
              className="button button-quiet"
              aria-label={t("removeSource", { title: source.title || String(at + 1) })}
              onClick={() => onChange(sources.filter((_, place) => place !== at))}
            >
              {t("remove")}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-quiet mt-3"
        onClick={() => onChange([...sources, EMPTY])}
      >
        {t("addSource")}
      </button>
    </section>
  );
}
