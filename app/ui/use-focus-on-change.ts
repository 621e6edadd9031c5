import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses an element whenever something changes: the pressed control is gone by then, and the focus
 * would fall back to the top of the page. Not when the page opens.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  value: unknown,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
