import { readAmount as contract } from "../../../contracts/amount-reading.ts";
import { enteredCurrency } from "../../../contracts/currencies.ts";
import { MOST_MONEY } from "../../../contracts/profile-limits.ts";
import { typedAmount } from "../../language/typed-amount.ts";
import { jsonOperation, type Operation } from "../operation.ts";

/** `POST /api/amount/read`: shows the form how a typed amount is understood. */
export function readAmountOperation(): Operation {
  return jsonOperation(contract, async (_actor, { text, currency }) => {
    const typed = typedAmount(text, currency);
    const known = typed && enteredCurrency(typed.currency);
    return known && typed.value <= MOST_MONEY ? { amount: typed.value, currency: known } : null;
  });
}
