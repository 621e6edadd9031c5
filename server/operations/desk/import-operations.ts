import type pg from "pg";
import * as contracts from "../../../contracts/desk/imports.ts";
import { asStaff } from "../../domain/desk/as-staff.ts";
import * as imports from "../../domain/desk/imports/imports.ts";
import { WrongEncoding } from "../../domain/desk/imports/read-table.ts";
import type { Logger } from "../../log.ts";
import { ANY_REFUSALS } from "../description/description.ts";
import type { IncomingFiles } from "../files/incoming-files.ts";
import { type Operation, problemsOf } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";
import { exportCompaniesOperation } from "./export-companies.ts";
import { known, notFound, refusalOf, staffOperation } from "./staff-operation.ts";

/** Companies and rounds from files, and to files. */
export function importOperations(pool: pg.Pool, incoming: IncomingFiles, log: Logger): Operation[] {
  return [
    uploadImportOperation(pool, incoming),
    staffOperation(pool, contracts.listImports, "publish", imports.listImports),
    staffOperation(pool, contracts.readImport, "publish", async (staff, asked) =>
      known(await imports.readImport(staff, asked), "import"),
    ),
    staffOperation(pool, contracts.checkImport, "publish", async (staff, order) =>
      answerTo(await imports.orderCheck(staff, order)),
    ),
    staffOperation(pool, contracts.runImport, "publish", async (staff, { id }) =>
      answerTo(await imports.orderWork(staff, id, "run")),
    ),
    staffOperation(pool, contracts.undoImport, "publish", async (staff, { id }) =>
      answerTo(await imports.orderWork(staff, id, "undo")),
    ),
    staffOperation(pool, contracts.listImportProblems, "publish", imports.listProblems),
    exportCompaniesOperation(pool, log),
  ];
}

function answerTo(ordered: imports.Ordered): null {
  switch (ordered) {
    case "ordered":
      return null;
    case "missing":
      throw notFound("import");
    case "otherwise":
      throw new OperationError("edited_elsewhere", "The import is in another state by now.");
    case "unknown":
      throw new OperationError("invalid_input", "The columns do not fit the file.", {
        fields: { mapping: "chooseOne" },
      });
  }
}

const UPLOADS_PER_HOUR = 60;

/** `POST /api/desk/upload-import?kind=…&name=…`: the body is the file itself. */
function uploadImportOperation(pool: pg.Pool, incoming: IncomingFiles): Operation {
  const limit = limitPerPerson(pool, "imports", { points: UPLOADS_PER_HOUR, duration: 3600 });
  return {
    isForStaff: true,
    description: {
      path: contracts.UPLOAD_IMPORT,
      summary: "Keeps a CSV file of companies or rounds. The body is the file itself.",
      caller: "person",
      query: contracts.uploadImportQuery,
      takes: { kind: "file" },
      answers: { kind: "json", schema: contracts.uploadedImport },
      refusals: [...ANY_REFUSALS, "permission_denied"],
    },
    async handle({ actor, request, searchParams }) {
      const query = contracts.uploadImportQuery.safeParse(Object.fromEntries(searchParams));
      if (!query.success) {
        throw new OperationError("invalid_input", "The kind or the name is not as it must be.", {
          fields: problemsOf(query.error),
        });
      }
      await limit(actor);
      const who = { actor, area: "publish" } as const;
      try {
        // Checks the right before receiving the file.
        await asStaff(pool, who, async () => undefined);
        await using file = await incoming.receive(request, contracts.MOST_IMPORT_BYTES);
        if (!file) throw refused("file_too_large");
        const { kind, name } = query.data;
        const id = await asStaff(pool, who, (staff) =>
          imports.keepFile(staff, { kind, name, path: file.path }),
        );
        if (id === undefined) throw refused("file_empty");
        return { id };
      } catch (error) {
        if (error instanceof WrongEncoding) throw refused("file_encoding");
        throw refusalOf(error);
      }
    },
  };
}

function refused(problem: string): OperationError {
  return new OperationError("invalid_input", "The file is refused.", { fields: { file: problem } });
}
