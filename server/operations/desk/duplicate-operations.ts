import type pg from "pg";
import * as contracts from "../../../contracts/desk/duplicates.ts";
import { mergeTwo, tellApart } from "../../domain/desk/decide-pair.ts";
import * as duplicates from "../../domain/desk/duplicates.ts";
import type { Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { staffOperation } from "./staff-operation.ts";

/** Duplicates of companies. */
export function duplicateOperations(pool: pg.Pool): Operation[] {
  return [
    staffOperation(pool, contracts.listDuplicates, "publish", duplicates.listDuplicates),
    staffOperation(pool, contracts.readPair, "publish", async (staff, pair) => {
      const read = await duplicates.readPair(staff, pair);
      if (read) return read;
      throw gone();
    }),
    staffOperation(pool, contracts.tellCompaniesApart, "publish", async (staff, pair) => {
      if (await tellApart(staff, pair)) return null;
      throw gone();
    }),
    staffOperation(pool, contracts.mergeCompanies, "publish", async (staff, order) => {
      const merged = await mergeTwo(staff, order);
      if (merged === "missing") throw gone();
      if (merged === "both_have_owners") {
        throw new OperationError("invalid_input", "Both pages have an owner.", {
          fields: { merged: "both_have_owners" },
        });
      }
      return merged;
    }),
  ];
}

function gone(): OperationError {
  return new OperationError("not_found", "One of the two companies is gone.");
}
