import type { RunView } from "../../../contracts/runs.ts";

/** Runs are also polled, because a live connection may be missing. */
const ASK_EVERY_MS = 4000;

export function isUnderWay(run: RunView | null | undefined): boolean {
  return run?.state === "queued" || run?.state === "running";
}

/** For a query whose answer contains a run: polls while it is in progress. */
export function runInterval(query: {
  state: { data?: { run: RunView | null } | undefined };
}): number | false {
  return isUnderWay(query.state.data?.run) ? ASK_EVERY_MS : false;
}
