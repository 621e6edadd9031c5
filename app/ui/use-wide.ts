import { useSyncExternalStore } from "react";

/** From here on a page's navigation stands beside it, as in `lg:`. */
const WIDE = "(width >= 64rem)";

/** Whether the window is wide, for what only a browser renders and what must not stand there twice. */
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
