import { type Operator, readOperator } from "../../contracts/operator.ts";

let read: Operator | undefined;

/** Who runs the site: read once, since it stands in pages that are cached. */
export function operator(): Operator {
  read ??= readOperator(process.env);
  return read;
}
