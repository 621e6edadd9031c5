import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings the focus to an element whenever something changes: what a person has pressed is gone by
 * then, and the focus would fall back to the top of the page. Not when the page opens.
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
