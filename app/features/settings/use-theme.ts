import { useSyncExternalStore } from "react";
import { chosenTheme, type Theme } from "../../platform/theme-choice.ts";

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The chosen appearance; the header's menu changes it as well. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => "system");
}
