import type { Constraint } from "../../../../contracts/constraints.ts";
import { constraintsIn } from "../criteria/constraints.ts";
import { readText } from "../criteria/read-text.ts";
import { type Thesis, thesisOf } from "../criteria/thesis.ts";

type Criteria = {
  constraints?: readonly Constraint[] | undefined;
  matchCriteria?: string | undefined;
};

/** What the one who asks has written, and how it is read: to be shown to whoever judges for them. */
export type OwnCriteria = { text: string; constraints: readonly Constraint[] };

/**
 * A profile's criteria as they were confirmed, or else as a model or grammar reads them.
 * @param reading what a model has read, if one has.
 */
export function ownCriteria(
  { constraints, matchCriteria }: Criteria,
  reading?: readonly Constraint[],
): OwnCriteria {
  return {
    text: matchCriteria ?? "",
    constraints: constraints ?? reading ?? constraintsIn([readText(matchCriteria)], "cheque"),
  };
}

export function criteriaOf(profile: Criteria, own: OwnCriteria): Thesis {
  return thesisOf(own.constraints, profile.constraints !== undefined);
}
