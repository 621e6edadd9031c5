import { useSyncExternalStore } from "react";
import { chosenTheme, type Theme } from "./theme-choice.ts";

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The chosen appearance, also when it is changed elsewhere on the page. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => "system");
}
