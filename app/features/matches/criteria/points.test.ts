import { describe, expect, it } from "vitest";
import type { Constraint } from "../../../../contracts/constraints.ts";
import { addedPoint, mended, numbered, sentencesOf, withoutNumbers, withPoint } from "./points.ts";

const TEXT = "We back farms. No tokens, no gambling. Fintech";
const point = (quote: string, changes: Partial<Constraint> = {}): Constraint => ({
  ...addedPoint({ polarity: "never", about: "field", terms: ["tokens"] }),
  quote,
  ...changes,
});

describe("sentences", () => {
  it("have their points by what they ask for, softer ones apart from firm ones", () => {
    const points = numbered([
      point("We back farms", { polarity: "seek", terms: ["farms"] }),
      point("No tokens, no gambling"),
      addedPoint({ polarity: "only", about: "stage", terms: ["seed"] }),
      point("No tokens, no gambling", { polarity: "avoid", terms: ["gambling"] }),
      point("Fintech", { reading: "notUnderstood", terms: [] }),
    ]);
    expect(
      sentencesOf(points, TEXT).map(({ quote, groups }) => ({
        quote,
        groups: groups.map(({ group, points: of }) => [group, of.map(({ id }) => id)]),
      })),
    ).toEqual([
      { quote: "We back farms", groups: [["prefer", [0]]] },
      {
        quote: "No tokens, no gambling",
        groups: [
          ["never", [1]],
          ["avoid", [3]],
        ],
      },
      { quote: "Fintech", groups: [["notUnderstood", [4]]] },
      { quote: undefined, groups: [["must", [2]]] },
    ]);
  });

  it("of one word are no added points", () => {
    const [first] = sentencesOf(numbered([point("Fintech", { terms: ["Fintech"] })]), TEXT);
    expect(first?.quote).toBe("Fintech");
  });

  it("are none of an amount that was added", () => {
    const amount = addedPoint({ polarity: "must", about: "cheque", range: { min: 1, max: null } });
    expect(sentencesOf(numbered([amount]), TEXT)[0]?.quote).toBeUndefined();
  });
});

describe("a point", () => {
  it("is put in the place of what it was, or at the end with a number of its own", () => {
    const points = numbered([point("a"), point("b"), point("c")]).slice(1);
    const added = withPoint(withPoint(points, point("new")), point("B"), 1);
    expect(added.map(({ id, quote }) => [id, quote])).toEqual([
      [1, "B"],
      [2, "c"],
      [3, "new"],
    ]);
    expect(withPoint([], point("a"))).toMatchObject([{ id: 0 }]);
    expect(withoutNumbers(added)[0]).toEqual(point("B"));
  });

  it("is sure once it was mended, and stays with its sentence", () => {
    const said = { polarity: "must", terms: ["crypto"], range: null } as const;
    const before = point("Some sentence", { reading: "notUnderstood", terms: [] });
    expect(mended(before, { ...said, terms: ["crypto"] })).toMatchObject({
      quote: "Some sentence",
      reading: "sure",
      terms: ["crypto"],
      polarity: "must",
    });
  });

  it("that was added is found by the words that it has now", () => {
    const before = addedPoint({ polarity: "never", about: "other", terms: ["Old Fund"] });
    const after = mended(before, { polarity: "never", terms: ["New Fund"], range: null });
    expect(after.quote).toBe("New Fund");
  });
});
