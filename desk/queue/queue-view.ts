import {
  CASE_KINDS,
  CASE_STATES,
  type CaseKind,
  type CaseState,
} from "../../contracts/desk/cases.ts";
import { pageIn } from "../ui/view.ts";

/** Which part of the queue is shown, as in the address. */
export type QueueView = {
  kind: CaseKind | undefined;
  /** Undefined: everything undecided. */
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
