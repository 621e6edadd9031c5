import type { Constraint } from "../../../../contracts/constraints.ts";
import { constraintsIn } from "../criteria/constraints.ts";
import { readText } from "../criteria/read-text.ts";
import { type Thesis, thesisOf } from "../criteria/thesis.ts";

/** What a profile's criteria mean: as they were confirmed, or else as grammar reads them. */
export function criteriaOf({
  constraints,
  matchCriteria,
}: {
  constraints?: readonly Constraint[] | undefined;
  matchCriteria?: string | undefined;
}): Thesis {
  return constraints
    ? thesisOf(constraints, true)
    : thesisOf(constraintsIn([readText(matchCriteria)], "cheque"));
}
