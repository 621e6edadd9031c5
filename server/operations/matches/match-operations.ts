import type pg from "pg";
import { countCandidates as countContract } from "../../../contracts/match-candidates.ts";
import {
  saveMatchFeedback as feedbackContract,
  readMatches as readContract,
} from "../../../contracts/match-operations.ts";
import { countCandidates } from "../../domain/matches/count-candidates.ts";
import { saveFeedback } from "../../domain/matches/feedback.ts";
import { readMatchState } from "../../domain/matches/read-match-state.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { requireRole } from "../require-role.ts";

/** Whom there is to be matched with, a person's match results, and their feedback on candidates. */
export function matchOperations(pool: pg.Pool): Operation[] {
  return [
    jsonOperation(countContract, async (actor) =>
      countCandidates(pool, actor, await requireRole(pool, actor)),
    ),
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
