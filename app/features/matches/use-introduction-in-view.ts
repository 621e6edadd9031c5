import { useEffect } from "react";

/** Of the element that shows an introduction, or says that there is none. */
export function introductionElement(id: string | undefined): string {
  return `introduction-${id ?? "unknown"}`;
}

/**
 * Brings an element into view and gives it the focus.
 * @param elementId undefined: none yet.
 * @param occasion the same element is brought again when this changes.
 */
export function useInView(elementId: string | undefined, occasion: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells that it is wanted once more
  useEffect(() => {
    const element = elementId === undefined ? null : document.getElementById(elementId);
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }, [elementId, occasion]);
}
