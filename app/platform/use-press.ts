import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

/**
 * A press that is shown at once, saved, and undone if it could not be saved. Presses on one thing
 * are saved in order, so that the last one stays.
 */
export function usePress<Wanted>(press: {
  /** The query that it changes. */
  queryKey: QueryKey;
  save(wanted: Wanted): Promise<unknown>;
  /** @returns a function that restores what was shown before. */
  show(wanted: Wanted): () => void;
  onFailed(error: unknown): void;
  /** Refetches what has changed; by default what is shown. */
  readAnew?(): unknown;
}) {
  const queries = useQueryClient();
  const { queryKey, save, show, onFailed } = press;
  const readAnew = press.readAnew ?? (() => queries.invalidateQueries({ queryKey }));
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join(" ") },
    networkMode: "always",
    mutationFn: save,
    onMutate: async (wanted) => {
      // A read in flight does not include the change, and would visibly undo it.
      await queries.cancelQueries({ queryKey });
      return show(wanted);
    },
    onError: (error: unknown, _wanted, undo) => {
      undo?.();
      onFailed(error);
    },
    onSettled: () => {
      // Only after the last of several: a read in between would undo its display.
      if (queries.isMutating({ mutationKey: queryKey }) === 1) void readAnew();
    },
  });
}
