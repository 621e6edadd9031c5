import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

/**
 * A press that is shown at once, saved, and undone if it could not be. Presses on one thing are saved in their
 * order: the last one is what stays.
 */
export function usePress<Wanted>(press: {
  /** What it changes, as it is read. */
  queryKey: QueryKey;
  save(wanted: Wanted): Promise<unknown>;
  /** @returns what shows again what was there before. */
  show(wanted: Wanted): () => void;
  onFailed(error: unknown): void;
  /** Reads what has changed; by default what is shown. */
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
      // Not before the last of several: what was read in between would undo its display.
      if (queries.isMutating({ mutationKey: queryKey }) === 1) void readAnew();
    },
  });
}
