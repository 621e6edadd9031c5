import { z } from "zod";
import { accountDeletion } from "../../../contracts/account-operations.ts";

/** What a deletion asks for; whether the address is the account's own, the server says. */
export function deleteFields(hasPassword: boolean) {
  return accountDeletion.extend({
    password: hasPassword ? z.string().min(1, { error: "required" }) : z.string(),
  });
}

export type DeleteFields = z.input<ReturnType<typeof deleteFields>>;
