import type { Constraint } from "../../../contracts/constraints.ts";
import { onFirstUse } from "../../on-first-use.ts";
import type { Subject } from "./subject.ts";
import { investorFactsOf, startupFactsOf } from "./subject-facts.ts";

/** The same person, with a model's reading of their criteria. Confirmed points take precedence. */
export function withReading(subject: Subject, reading: readonly Constraint[]): Subject {
  return subject.direction === "startups"
    ? { ...subject, facts: onFirstUse(() => startupFactsOf(subject, reading)) }
    : { ...subject, facts: onFirstUse(() => investorFactsOf(subject, reading)) };
}
