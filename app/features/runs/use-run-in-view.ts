import { type RefObject, useEffect, useRef } from "react";
import type { RunView } from "../../../contracts/runs.ts";
import { isUnderWay } from "./run-state.ts";

/** Events by which people scroll a page, or work on it. */
const MOVES = ["wheel", "touchmove", "keydown"] as const;

/**
 * Scrolls an element into view when a run begins or ends while the person watches, because its
 * result may be far above the pressed button. Somebody who has scrolled or typed since stays where
 * they are.
 */
export function useRunInView<Top extends HTMLElement>(run: RunView | null): RefObject<Top | null> {
  const top = useRef<Top>(null);
  const isRunning = isUnderWay(run);
  const wasRunning = useRef(isRunning);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (isRunning === wasRunning.current) return;
    wasRunning.current = isRunning;
    if (isRunning) hasMoved.current = false;
    if (!hasMoved.current) top.current?.scrollIntoView();
  }, [isRunning]);
  useEffect(() => {
    if (!isRunning) return;
    const note = () => {
      hasMoved.current = true;
    };
    for (const move of MOVES) window.addEventListener(move, note, { passive: true });
    return () => {
      for (const move of MOVES) window.removeEventListener(move, note);
    };
  }, [isRunning]);
  return top;
}
