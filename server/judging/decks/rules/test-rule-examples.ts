import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import type { ReviewContext } from "../review-context.ts";
import type { RuleId } from "../rubric/rules.ts";
import { faultsOf } from "./test-written-deck.ts";

type Example = [
  language: Language,
  faulty: string[][],
  sound: string[][],
  context?: Partial<ReviewContext>,
];
/** For each rule, pages with the fault, and the same pages without it. */
export type Examples = Partial<Record<RuleId, Example[]>>;

/** Tests that rules find the faults of the examples, quote them exactly, and find none in the others. */
export function describeRules(examples: Examples): void {
  describe.each(Object.entries(examples))("%s", (rule, cases) => {
    it.each(cases)("in %s", (language, faulty, sound, context) => {
      const found = faultsOf(language, faulty, context).filter((one) => one.rule === rule);
      expect(found).not.toHaveLength(0);
      for (const { page, text } of found) {
        expect(faulty[(page ?? 0) - 2]?.join("\n")).toContain(text);
      }
      expect(faultsOf(language, sound, context).map((one) => one.rule)).not.toContain(rule);
    });
  });
}
