import type pg from "pg";
import * as contracts from "../../../contracts/desk/cases.ts";
import { noteAct } from "../../domain/desk/as-staff.ts";
import { assignCase, listCases, readCase } from "../../domain/desk/cases.ts";
import { decideCase } from "../../domain/desk/decide-case.ts";
import type { PublishingMeans } from "../../domain/desk/follow-decision.ts";
import { gatherDuplicates } from "../../domain/desk/keep-cases.ts";
import type { Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { known, notFound, staffOperation } from "./staff-operation.ts";

/** Cases that readers, founders and the program bring before staff: read, assigned, decided. */
export function caseOperations(pool: pg.Pool, means: PublishingMeans): Operation[] {
  return [
    staffOperation(pool, contracts.listCases, "queue", listCases),
    staffOperation(pool, contracts.readCase, "queue", async (staff, { id }) =>
      known(await readCase(staff, id), "case"),
    ),
    staffOperation(pool, contracts.assignCase, "queue", async (staff, order) => {
      if (await assignCase(staff, order)) return null;
      throw notFound("case");
    }),
    staffOperation(pool, contracts.decideCase, "queue", async (staff, order) => {
      const decided = await decideCase(staff, order, means);
      switch (decided.outcome) {
        case "decided":
          return { isAnswered: decided.isAnswered, details: decided.details, isIncomplete: false };
        case "incomplete":
          return { isAnswered: false, details: {}, isIncomplete: true };
        case "missing":
          throw notFound("case");
        case "already":
          throw new OperationError("edited_elsewhere", "Somebody has decided this case.");
        case "edited":
          throw new OperationError("edited_elsewhere", "Somebody has saved this draft since.");
        case "impossible":
          throw new OperationError("invalid_input", "A case of this kind is decided otherwise.", {
            fields: { decision: "chooseOne" },
          });
      }
    }),
    staffOperation(pool, contracts.findDuplicates, "queue", async (staff) => {
      const found = await gatherDuplicates(staff);
      await noteAct(staff, { act: "cases.gather", after: { found } });
      return { found };
    }),
  ];
}
