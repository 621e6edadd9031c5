import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False while the page is as the server made it, then true: for what only the browser knows, such as
 * the rest of its address or what the router keeps with it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
