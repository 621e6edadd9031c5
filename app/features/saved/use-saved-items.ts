import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import type { SavedItem, SavedKind } from "./saved-kinds.ts";

const SAVED_PAGE_SIZE = 20;

type Pages = InfiniteData<SavedItem[], number>;

/** A person's saved things of one kind, page by page. */
export function useSavedItems(userId: string, kind: SavedKind) {
  const { connect } = useBackend();
  return useInfiniteQuery({
    queryKey: keyOf(userId, kind),
    // One more than is shown, to know whether there is a next page.
    queryFn: async ({ pageParam, signal }) => {
      const range = { from: pageParam, to: pageParam + SAVED_PAGE_SIZE };
      return kind.read(await connect(), range, signal);
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, from) =>
      last.length > SAVED_PAGE_SIZE ? from + SAVED_PAGE_SIZE : undefined,
    // Things are saved on other pages.
    staleTime: 0,
  });
}

/** The items to show, without the extra one of each page. */
export function itemsOf(pages: readonly SavedItem[][]): SavedItem[] {
  const items = pages.flatMap((page) => page.slice(0, SAVED_PAGE_SIZE));
  return items.filter(({ id }, place) => items.findIndex((item) => item.id === id) === place);
}

/** Changes to a saved thing; each is shown at once, and undone if it fails. */
export function useSavedChanges(userId: string, kind: SavedKind) {
  const t = useMessages("savedItems");
  const { connect } = useBackend();
  const queries = useQueryClient();
  const key = keyOf(userId, kind);

  const change = (edit: (items: SavedItem[]) => SavedItem[]) => {
    const before = queries.getQueryData<Pages>(key);
    queries.setQueryData<Pages>(key, before && { ...before, pages: before.pages.map(edit) });
    return before;
  };
  const failed = (error: unknown, before: Pages | undefined) => {
    console.error("What is saved could not be changed", error);
    queries.setQueryData(key, before);
    notify("error", t("changeFailed"));
  };
  /** Also refetches the state of the save buttons on the pages. */
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: key }),
      queries.invalidateQueries({ queryKey: ["saved", userId] }),
    ]);

  const restore = useMutation({
    mutationFn: async (item: SavedItem) => kind.restore(await connect(), item),
    onError: (error: unknown) => failed(error, queries.getQueryData(key)),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async (item: SavedItem) => kind.remove(await connect(), item),
    onMutate: async (item) => {
      await queries.cancelQueries({ queryKey: key });
      return change((items) => items.filter(({ id }) => id !== item.id));
    },
    onError: (error: unknown, _item, before) => failed(error, before),
    onSuccess: (_removed, item) =>
      notify("success", t("removed", { name: item.name ?? t("unpublished") }), {
        label: t("undo"),
        onClick: () => restore.mutate(item),
      }),
    onSettled: refresh,
  });
  const rename = useMutation({
    mutationFn: async ({ item, name }: { item: SavedItem; name: string }) =>
      kind.rename?.(await connect(), item, name),
    onMutate: async ({ item, name }) => {
      await queries.cancelQueries({ queryKey: key });
      return change((items) =>
        items.map((each) => (each.id === item.id ? { ...each, name } : each)),
      );
    },
    onError: (error: unknown, _change, before) => failed(error, before),
    onSettled: refresh,
  });
  return { remove: remove.mutate, rename: rename.mutate };
}

function keyOf(userId: string, kind: SavedKind) {
  return ["saved-items", userId, kind.name];
}
