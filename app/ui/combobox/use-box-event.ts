import { useEffect, useRef } from "react";

/**
 * Listens to an element that another component renders, before React's own listeners, which are on
 * the document, so that a key handled here does not reach a surrounding menu.
 */
export function useBoxEvent<K extends keyof HTMLElementEventMap>(
  element: HTMLElement | null,
  type: K,
  handle: (event: HTMLElementEventMap[K]) => void,
): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    if (!element) return;
    const listener = (event: HTMLElementEventMap[K]) => latest.current(event);
    element.addEventListener(type, listener);
    return () => element.removeEventListener(type, listener);
  }, [element, type]);
}
