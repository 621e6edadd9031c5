import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import type pg from "pg";
import { guarded } from "../../../contracts/csv-guard.ts";
import { EXPORT_COMPANIES, exportCompaniesQuery } from "../../../contracts/desk/imports.ts";
import { asStaff } from "../../domain/desk/as-staff.ts";
import { exportColumns, readExportRows } from "../../domain/desk/imports/export-rows.ts";
import { OwnAnswer } from "../../http/answer.ts";
import { COMMON_HEADERS } from "../../http/security-headers.ts";
import type { Logger } from "../../log.ts";
import { ANY_REFUSALS } from "../description/description.ts";
import { type Operation, problemsOf } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { refusalOf } from "./staff-operation.ts";

/**
 * `POST /api/desk/export-companies?kind=…`: all companies or rounds as CSV in the format of imports,
 * written as fast as the connection takes it.
 */
export function exportCompaniesOperation(pool: pg.Pool, log: Logger): Operation {
  return {
    isForStaff: true,
    description: {
      path: EXPORT_COMPANIES,
      summary: "Answers all companies or rounds, published or not, as a file.",
      caller: "person",
      query: exportCompaniesQuery,
      takes: { kind: "nothing" },
      answers: { kind: "csv" },
      refusals: [...ANY_REFUSALS, "permission_denied"],
    },
    async handle({ actor, request, searchParams }) {
      request.resume();
      const query = exportCompaniesQuery.safeParse(Object.fromEntries(searchParams));
      if (!query.success) {
        throw new OperationError("invalid_input", "The kind is not as it must be.", {
          fields: problemsOf(query.error),
        });
      }
      const { kind } = query.data;
      const read = (after: string) =>
        asStaff(pool, { actor, area: "read" }, (staff) => readExportRows(staff, kind, after));
      try {
        // Read before the answer begins, so that a refusal has a status.
        const columns = await asStaff(pool, { actor, area: "read" }, (staff) =>
          exportColumns(staff, kind),
        );
        return new OwnAnswer(async (response) => {
          response.writeHead(200, {
            "content-type": "text/csv; charset=utf-8",
            "content-disposition": `attachment; filename="benih-${kind}s.csv"`,
            "cache-control": "no-store",
            ...COMMON_HEADERS,
          });
          const write = stringify({
            header: true,
            columns,
            bom: true,
            record_delimiter: "windows",
            cast: { string: guarded },
          });
          await pipeline(Readable.from(allRows(read)), write, response).catch((error: unknown) => {
            // The status has been sent; we can only break off, so that the file is known to be incomplete.
            log.warn({ error: String(error), kind }, "An export broke off");
            response.destroy();
          });
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

type Row = Record<string, string>;

async function* allRows(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after = ""; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    after = last;
  }
}
