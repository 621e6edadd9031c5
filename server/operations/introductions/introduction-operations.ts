import type pg from "pg";
import {
  answerIntroduction as answerContract,
  askForIntroduction as askContract,
  listIntroductions as listContract,
} from "../../../contracts/introductions.ts";
import { answerIntroduction } from "../../domain/introductions/answer.ts";
import { type Asked, askForIntroduction } from "../../domain/introductions/ask.ts";
import { listIntroductions } from "../../domain/introductions/list-introductions.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { requireRole } from "../require-role.ts";

/** Introductions between the two sides of a match, which both must want. */
export function introductionOperations(pool: pg.Pool): Operation[] {
  return [
    jsonOperation(askContract, async (actor, input) => {
      const role = await requireRole(pool, actor);
      return { id: idOf(await askForIntroduction(pool, actor, role, input)) };
    }),
    jsonOperation(answerContract, async (actor, { id, answer }) => {
      await requireRole(pool, actor);
      if (await answerIntroduction(pool, actor, id, answer)) return null;
      throw new OperationError("not_found", "There is no such request to answer.");
    }),
    jsonOperation(listContract, async (actor, { language }) => {
      await requireRole(pool, actor);
      return { introductions: await listIntroductions(pool, actor, language) };
    }),
  ];
}

/** @throws OperationError if nothing was asked. */
function idOf(asked: Asked): string {
  switch (asked.outcome) {
    case "asked":
    case "agreed":
      return asked.id;
    case "unknown":
      throw new OperationError("not_found", "You have no such match.");
    case "impossible":
      throw new OperationError("introduction_impossible", "They cannot be asked at the moment.");
    case "standing":
      throw new OperationError("introduction_standing", "You have asked already, or agreed.");
    case "too_many":
      throw new OperationError("too_many_requests", "You have asked many today.", {
        retryAfter: asked.retryAfter,
      });
  }
}
