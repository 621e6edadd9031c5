import type pg from "pg";
import { readFigures } from "../../../contracts/desk/figures.ts";
import { readOperatorSettings, saveOperatorSettings } from "../../../contracts/desk/operator.ts";
import type { Operator } from "../../../contracts/operator.ts";
import * as figures from "../../domain/desk/figures/read-figures.ts";
import { readOperatorRow, writeOperatorRow } from "../../domain/desk/operator-settings.ts";
import type { Operation } from "../operation.ts";
import { staffOperation } from "./staff-operation.ts";

/** How the site does, and who runs it. @param otherwise the operator in the server's own settings. */
export function siteOperations(pool: pg.Pool, otherwise: Operator): Operation[] {
  return [
    staffOperation(pool, readFigures, "read", figures.readFigures),
    staffOperation(pool, readOperatorSettings, "staff", async ({ client }) => ({
      set: await readOperatorRow(client),
      otherwise,
    })),
    staffOperation(pool, saveOperatorSettings, "staff", async (staff, input) => {
      await writeOperatorRow(staff, input);
      return null;
    }),
  ];
}
