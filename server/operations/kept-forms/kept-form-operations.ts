import type pg from "pg";
import {
  dropForm as dropContract,
  keepForm as keepContract,
} from "../../../contracts/kept-forms.ts";
import { dropForm, keepForm } from "../../domain/kept-forms/keep-form.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";

/** Unsaved input of a person's forms, below `POST /api/kept-forms/`. */
export function keptFormOperations(pool: pg.Pool): Operation[] {
  return [
    jsonOperation(keepContract, async (actor, typed) => {
      const revision = await keepForm(pool, actor, typed);
      if (revision !== undefined) return { revision };
      throw new OperationError("edited_elsewhere", "The form has been typed into elsewhere since.");
    }),
    jsonOperation(dropContract, async (actor, kept) => {
      await dropForm(pool, actor, kept);
      return null;
    }),
  ];
}
