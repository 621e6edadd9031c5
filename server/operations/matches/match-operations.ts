import type pg from "pg";
import {
  saveMatchFeedback as feedbackContract,
  readMatches as readContract,
} from "../../../contracts/match-operations.ts";
import { saveFeedback } from "../../domain/matches/feedback.ts";
import { readMatchState } from "../../domain/matches/read-match-state.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { requireRole } from "../require-role.ts";

/** A person's match results, and their feedback on candidates. */
export function matchOperations(pool: pg.Pool): Operation[] {
  return [
    jsonOperation(readContract, async (actor, { runId }) => {
      const role = await requireRole(pool, actor);
      const state = await readMatchState(pool, actor, role, runId);
      if (!state) throw new OperationError("not_found", "You have no such matches.");
      return state;
    }),
    jsonOperation(feedbackContract, async (actor, feedback) => {
      const role = await requireRole(pool, actor);
      if (await saveFeedback(pool, actor, role, feedback)) return null;
      throw new OperationError("not_found", "There is no such candidate.");
    }),
  ];
}
