import { type RefObject, useEffect, useRef } from "react";
import type { NewsCard } from "./news-card.ts";

/**
 * After pressing for more, the focus moves to the first new story, unless the reader has moved on.
 * @returns a function to call at the press.
 */
export function useReadOn(
  list: RefObject<HTMLElement | null>,
  cards: NewsCard[],
  isFetching: boolean,
): () => void {
  /** The last story, and what had the focus, at the press. */
  const pressed = useRef<{ last: string | undefined; focus: Element | null }>(undefined);
  const wasFetching = useRef(false);
  useEffect(() => {
    const ended = wasFetching.current && !isFetching;
    wasFetching.current = isFetching;
    if (!ended || !pressed.current) return;
    const { last, focus } = pressed.current;
    pressed.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== focus && activeElement !== body) return;
    const next = cards.findIndex(({ slug }) => slug === last) + 1;
    list.current?.querySelectorAll<HTMLElement>("ol > li article .story")[next]?.focus();
  }, [list, cards, isFetching]);
  return () => {
    pressed.current = { last: cards.at(-1)?.slug, focus: document.activeElement };
  };
}
