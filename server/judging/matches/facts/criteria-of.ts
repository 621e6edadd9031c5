import type { Constraint } from "../../../../contracts/constraints.ts";
import { constraintsIn } from "../criteria/constraints.ts";
import { readText } from "../criteria/read-text.ts";
import { type Thesis, thesisOf } from "../criteria/thesis.ts";

type Criteria = {
  constraints?: readonly Constraint[] | undefined;
  matchCriteria?: string | undefined;
};

/** A person's criteria and how they were read, to be shown to the model that judges for that person. */
export type OwnCriteria = { text: string; constraints: readonly Constraint[] };

/**
 * A profile's confirmed criteria, or else its text as a model or grammar reads it.
 * @param reading a model's reading, if there is one.
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
