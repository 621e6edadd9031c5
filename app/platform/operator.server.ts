import { type Operator, operatorSettings, readOperator } from "../../contracts/operator.ts";

let known: { told: string; operator: Operator } | undefined;

/**
 * Who runs the site. The server keeps its environment as the desk has set it (server/operator.ts),
 * which threads share; a change also renews cached pages.
 */
export function operator(): Operator {
  const told = JSON.stringify(Object.keys(operatorSettings).map((name) => process.env[name]));
  if (known?.told !== told) known = { told, operator: readOperator(process.env) };
  return known.operator;
}
