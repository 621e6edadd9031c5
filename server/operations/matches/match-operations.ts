import type pg from "pg";
import { countCandidates as countContract } from "../../../contracts/match-candidates.ts";
import {
  confirmCriteria as confirmContract,
  readCriteria as criteriaContract,
  saveMatchFeedback as feedbackContract,
  readMatches as readContract,
} from "../../../contracts/match-operations.ts";
import { countCandidates } from "../../domain/matches/count-candidates.ts";
import { saveFeedback } from "../../domain/matches/feedback.ts";
import { confirmCriteria, type Reader, readCriteria } from "../../domain/matches/read-criteria.ts";
import { readMatchState } from "../../domain/matches/read-match-state.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { requireRole } from "../require-role.ts";

/** Readings of criteria, numbers of candidates, match results, and feedback on candidates. */
export function matchOperations(pool: pg.Pool, reader: Reader): Operation[] {
  return [
    jsonOperation(countContract, async (actor) =>
      countCandidates(pool, actor, await requireRole(pool, actor)),
    ),
    jsonOperation(criteriaContract, async (actor) => {
      const read = await readCriteria(pool, actor, await requireRole(pool, actor), reader);
      if (read.outcome === "read") return read.reading;
      throw refusalOf(read.outcome);
    }),
    jsonOperation(confirmContract, async (actor, input) => {
      const read = await confirmCriteria(pool, actor, await requireRole(pool, actor), input);
      if (read.outcome === "read") return read.reading;
      throw refusalOf(read.outcome);
    }),
    jsonOperation(readContract, async (actor, wanted) => {
      const role = await requireRole(pool, actor);
      const state = await readMatchState(pool, actor, role, wanted);
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

const REFUSALS = {
  profile_missing: "Save the profile first.",
  criteria_missing: "Save match criteria first.",
  edited_elsewhere: "The saved criteria are others by now: read them again.",
} as const;

function refusalOf(code: keyof typeof REFUSALS): OperationError {
  return new OperationError(code, REFUSALS[code]);
}
