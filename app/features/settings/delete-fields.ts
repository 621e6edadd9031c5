import { z } from "zod";
import { accountDeletion } from "../../../contracts/account-operations.ts";

/** The fields of a deletion; the server checks that the address is the account's own. */
export function deleteFields(hasPassword: boolean) {
  return accountDeletion.extend({
    password: hasPassword ? z.string().min(1, { error: "required" }) : z.string(),
  });
}

export type DeleteFields = z.input<ReturnType<typeof deleteFields>>;
