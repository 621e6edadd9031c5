import type { MouseEvent } from "react";
import { createPath, useNavigate } from "react-router";

/** Whether a path leads to a separate document, such as a feed: pages have no file extension. */
export function isDocument(path: string): boolean {
  return /\.\w+$/.test(path);
}

/**
 * Makes the links of a part that only the server has rendered navigate like a component's: within
 * this document, and staying on this page while there is no connection.
 */
export function useSentLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || link.origin !== location.origin || isDocument(link.pathname)) return;
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(createPath(link));
  };
}
