import type pg from "pg";
import * as contracts from "../../../contracts/desk/writings.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import { askForWriting, readWriting } from "../../domain/writing/ask-for-writing.ts";
import type { Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { notFound, staffOperation } from "./staff-operation.ts";

/**
 * A model's writings for the desk.
 * @param reader `rules` if no model is configured, and nothing can be offered
 */
export function writingOperations(pool: pg.Pool, reader: DeckReader): Operation[] {
  const isOffered = reader === "model";
  return [
    staffOperation(pool, contracts.readWriting, "read", async (staff, asked) => ({
      isOffered,
      writing: (await readWriting(staff, asked)) ?? null,
    })),
    staffOperation(pool, contracts.askForWriting, "write", async (staff, asked) => {
      if (!isOffered) throw new OperationError("service_unavailable", "No model is configured.");
      if (!(await askForWriting(staff, asked))) {
        throw notFound("story or article");
      }
      return { isOffered, writing: (await readWriting(staff, asked)) ?? null };
    }),
  ];
}
