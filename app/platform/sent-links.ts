import type { MouseEvent } from "react";
import { createPath, useNavigate } from "react-router";

/**
 * Makes the links of a part that only the server has rendered lead on like those of a component: the
 * reader stays in this document, and on this page while there is no connection. What is a document of
 * its own says so by its `type`.
 */
export function useSentLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || link.type || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(createPath(link));
  };
}
