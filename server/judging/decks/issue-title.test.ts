import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { ISSUE_KINDS, ISSUE_SUBJECTS } from "../../../contracts/review-terms.ts";
import { issueTitle } from "./issue-title.ts";
import { RULE_IDS, saidAs } from "./rubric/rules.ts";

/** Two lines of a card on a phone. */
const MOST_LETTERS = 64;

describe.each(LANGUAGES)("the title of an issue, in %s", (language) => {
  it("is short, and tells each rule from the others", () => {
    const titles = RULE_IDS.map((rule) => issueTitle({ rule, ...saidAs(rule) }, language));
    expect(new Set(titles).size).toBe(RULE_IDS.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(MOST_LETTERS);
  });

  it("names subject and kind of what a model has judged, or a rule of an earlier release", () => {
    const titles = ISSUE_SUBJECTS.flatMap((about) =>
      ISSUE_KINDS.map((kind) =>
        issueTitle({ rule: `judged_${about}_${kind}`, about, kind }, language),
      ),
    );
    expect(new Set(titles).size).toBe(ISSUE_SUBJECTS.length * ISSUE_KINDS.length);
    for (const title of titles) expect(title).not.toContain("{");
  });
});
