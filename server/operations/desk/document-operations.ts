import type pg from "pg";
import { ZodError } from "zod";
import * as contracts from "../../../contracts/desk/documents.ts";
import * as documents from "../../domain/desk/documents.ts";
import { findMentioned } from "../../domain/desk/find-mentioned.ts";
import { moveDocuments } from "../../domain/desk/move-documents.ts";
import { keepBeside, saveDocument } from "../../domain/desk/save-document.ts";
import { type Operation, problemsOf } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { known, notFound, staffOperation } from "./staff-operation.ts";

/** Articles, companies, rounds and pages: written, reviewed, scheduled, published. */
export function documentOperations(pool: pg.Pool): Operation[] {
  return [
    staffOperation(pool, contracts.listDocuments, "read", documents.listDocuments),
    staffOperation(pool, contracts.readDocument, "read", async (staff, { kind, id }) =>
      known(await documents.openDocument(staff, kind, id), "document"),
    ),
    staffOperation(pool, contracts.beginDocument, "write", async (staff, { kind }) => ({
      id: await documents.beginDocument(staff, kind),
    })),
    staffOperation(pool, contracts.saveDocument, "write", async (staff, input) => {
      const saved = await saveDocument(staff, input).catch(readable);
      if (saved.outcome === "saved") return saved;
      if (saved.outcome === "missing") throw notFound("document");
      throw editedElsewhere();
    }),
    staffOperation(pool, contracts.keepVersion, "write", async (staff, input) => {
      if (!(await keepBeside(staff, input).catch(readable))) throw notFound("document");
      return {};
    }),
    staffOperation(pool, contracts.moveDocuments, "write", async (staff, input) => {
      const { publishAt, unpublishAt, ...order } = input;
      const moved = await moveDocuments(staff, {
        ...order,
        ...(publishAt !== undefined && { publishAt: new Date(publishAt) }),
        ...(unpublishAt !== undefined && {
          unpublishAt: unpublishAt === null ? null : new Date(unpublishAt),
        }),
      });
      if (moved.outcome === "missing") throw notFound("document");
      if (moved.outcome === "edited") throw editedElsewhere();
      return moved;
    }),
    staffOperation(pool, contracts.listRevisions, "read", async (staff, { id }) => ({
      versions: await documents.listRevisions(staff, id),
    })),
    staffOperation(pool, contracts.readRevision, "read", async (staff, { id, revision }) => ({
      content: known(await documents.readRevision(staff, id, revision), "document"),
    })),
    staffOperation(pool, contracts.findMentioned, "read", findMentioned),
  ];
}

function editedElsewhere(): OperationError {
  return new OperationError("edited_elsewhere", "Somebody has saved this document since.");
}

/** @throws OperationError about the wrong fields of the content. */
function readable(error: unknown): never {
  if (!(error instanceof ZodError)) throw error;
  throw new OperationError("invalid_input", "Some fields are not as they must be.", {
    fields: problemsOf(error),
  });
}
