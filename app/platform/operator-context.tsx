import { createContext, type ReactNode, use } from "react";
import type { Operator } from "../../contracts/operator.ts";

const OperatorContext = createContext<Operator>({});

export function OperatorProvider(props: { operator: Operator; children: ReactNode }) {
  return <OperatorContext value={props.operator}>{props.children}</OperatorContext>;
}

/** Who runs the site: no text may promise a mailbox that does not exist. */
export function useOperator(): Operator {
  return use(OperatorContext);
}
