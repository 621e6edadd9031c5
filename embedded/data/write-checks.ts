import type { Row } from "../postgres/pipeline.ts";
import type { Statement } from "../postgres/prepared-statements.ts";
import type { Connections } from "./connections.ts";
import { ApiError, notSingular } from "./errors.ts";
import type { Preferences } from "./request/prefer.ts";
import { type Answer, parseAnswer } from "./sql/answer.ts";

/** What must hold of the rows that a request wrote or a function gave. */
export type Expectations = {
  /** One object was asked for. */
  isSingle: boolean;
  /** A PUT writes the row of its address. */
  isPut: boolean;
  /** `Prefer: max-affected`, where it counts. */
  maxAffected: number | undefined;
};

/**
 * Runs session and main statement. Throws when the answer is not as expected, and nothing is
 * kept then: where that can happen the transaction is explicit, at the price of a round trip.
 */
export async function runWrite(
  connections: Connections,
  statements: readonly Statement[],
  expected: Expectations,
  { tx }: Preferences,
): Promise<Answer> {
  const isFree = !expected.isSingle && !expected.isPut && expected.maxAffected === undefined;
  if (isFree && tx !== "rollback") return answerOf(await connections.run(statements));
  // What is checked at commit only would else never be checked.
  const all =
    tx === "rollback"
      ? [...statements, { text: "set constraints all immediate", values: [] }]
      : statements;
  const results = await connections.runChecked(all, (rows) => {
    checkAnswer(answerOf(rows), expected);
    return tx !== "rollback";
  });
  return answerOf(results);
}

export function checkAnswer({ rows }: Answer, expected: Expectations): void {
  if (expected.isPut && rows !== 1) {
    throw new ApiError(400, "PGRST115", "Payload values do not match URL in primary key column(s)");
  }
  if (expected.isSingle && rows !== 1) throw notSingular(rows);
  if (expected.maxAffected !== undefined && rows > expected.maxAffected) {
    throw new ApiError(400, "PGRST124", "Query result exceeds max-affected preference constraint", {
      details: `The query affects ${rows} rows`,
    });
  }
}

/** The session's statement comes first and answers nothing of interest. */
function answerOf(results: readonly Row[][]): Answer {
  return parseAnswer(results[1]?.[0]);
}
