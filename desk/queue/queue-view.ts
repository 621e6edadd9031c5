import {
  CASE_KINDS,
  CASE_STATES,
  type CaseKind,
  type CaseState,
} from "../../contracts/desk/cases.ts";
import { pageIn } from "../ui/view.ts";

/** What of the queue is shown, as the address says it. */
export type QueueView = {
  kind: CaseKind | undefined;
  /** Undefined: all that is not decided. */
  state: CaseState | undefined;
  isMine: boolean;
  page: number;
};

export function readQueueView(search: URLSearchParams): QueueView {
  return {
    kind: CASE_KINDS.find((one) => one === search.get("kind")),
    state: CASE_STATES.find((one) => one === search.get("state")),
    isMine: search.get("mine") === "yes",
    page: pageIn(search),
  };
}
