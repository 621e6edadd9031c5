import type { RunView } from "../../../contracts/runs.ts";

/** A run is asked about by the clock as well, for a live connection can be missing. */
const ASK_EVERY_MS = 4000;

export function isUnderWay(run: RunView | null | undefined): boolean {
  return run?.state === "queued" || run?.state === "running";
}

/** For a query whose answer has a run: asks again as long as it is under way. */
export function runInterval(query: {
  state: { data?: { run: RunView | null } | undefined };
}): number | false {
  return isUnderWay(query.state.data?.run) ? ASK_EVERY_MS : false;
}
