import { useSyncExternalStore } from "react";

/** From this width on a page's navigation is beside it, as in `lg:`. */
const WIDE = "(width >= 64rem)";

/** Whether the window is wide, for what only a browser renders and what must not appear twice. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
