import { useMessages } from "../../i18n/messages-context.tsx";
import type { SavedItem, SavedKind } from "./saved-kinds.ts";
import { SavedLine } from "./saved-line.tsx";
import { itemsOf, useSavedChanges, type useSavedItems } from "./use-saved-items.ts";

const HEADINGS = {
  startups: "savedStartups",
  investors: "savedInvestors",
  searches: "savedSearches",
} as const satisfies Record<SavedKind["name"], string>;

/** The saved things of one kind; renders nothing if there are none. */
export function SavedList(props: {
  userId: string;
  kind: SavedKind;
  query: ReturnType<typeof useSavedItems>;
}) {
  const { userId, kind, query } = props;
  const t = useMessages("savedItems");
  const changes = useSavedChanges(userId, kind);
  const items = itemsOf(query.data?.pages ?? []);
  if (items.length === 0) return null;

  const remove = (item: SavedItem) => {
    changes.remove(item);
    // Its button disappears with it: the focus must not be lost.
    document.getElementById("saved-heading")?.focus();
  };

  return (
    <section aria-labelledby={`saved-${kind.name}`}>
      <h3 id={`saved-${kind.name}`} className="text-lg font-semibold">
        {t(HEADINGS[kind.name])}
      </h3>
      <ul className="mt-1 grid gap-x-10 xl:grid-cols-2 [&>li]:border-b [&>li]:border-line">
        {items.map((item) => (
          <SavedLine
            key={item.id}
            item={item}
            onRemove={() => remove(item)}
            onRename={kind.rename && ((name) => changes.rename({ item, name }))}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <button
          type="button"
          className="button button-quiet mt-3"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => query.isFetchingNextPage || void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? t("loadingMore") : t("showMore")}
        </button>
      ) : null}
    </section>
  );
}
