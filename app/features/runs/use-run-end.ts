import { useEffect, useRef } from "react";
import type { RunView } from "../../../contracts/runs.ts";
import { isUnderWay } from "./run-state.ts";

/** Calls `onEnd` once when a run that was seen in progress has ended. */
export function useRunEnd(run: RunView | null | undefined, onEnd: () => void): void {
  const followed = useRef<string>(undefined);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (!run) return;
    if (isUnderWay(run)) followed.current = run.id;
    else if (followed.current === run.id) {
      followed.current = undefined;
      latest.current();
    }
  }, [run]);
}
