import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False while the page is as the server rendered it, then true: for what only the browser knows,
 * such as the hash of its address or the router's state.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
