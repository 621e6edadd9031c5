import { useEffect } from "react";

/** The id of the element that shows an introduction, or says that there is none. */
export function introductionElement(id: string | undefined): string {
  return `introduction-${id ?? "unknown"}`;
}

/**
 * Scrolls an element into view and focuses it.
 * @param elementId undefined: none yet.
 * @param occasion a change scrolls to the same element again.
 */
export function useInView(elementId: string | undefined, occasion: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change means that it is wanted again
  useEffect(() => {
    const element = elementId === undefined ? null : document.getElementById(elementId);
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }, [elementId, occasion]);
}
