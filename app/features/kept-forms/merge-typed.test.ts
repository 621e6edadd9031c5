import { describe, expect, it } from "vitest";
import { mergeTyped } from "./merge-typed.ts";

const MONEY = [["amount", "currency"]];
const form = (changes: Partial<Record<"name" | "city" | "amount" | "currency", string>> = {}) => ({
  name: "",
  city: "",
  amount: "",
  currency: "USD",
  list: ["a"],
  ...changes,
});

describe("what was typed, over what has been saved since", () => {
  it("keeps both where they are about different fields", () => {
    const merged = mergeTyped(
      { typed: form({ name: "Typed" }), before: form(), saved: form({ city: "Saved" }) },
      MONEY,
    );
    expect(merged).toEqual({
      values: form({ name: "Typed", city: "Saved" }),
      before: form({ city: "Saved" }),
      clashing: [],
    });
  });

  it("leaves a field to the person that was typed and saved otherwise", () => {
    const merged = mergeTyped(
      {
        typed: form({ name: "Typed", city: "Typed" }),
        before: form({ name: "Before" }),
        saved: form({ name: "Saved" }),
      },
      MONEY,
    );
    expect(merged.values).toEqual(form({ name: "Typed", city: "Typed" }));
    expect(merged.before).toEqual(form({ name: "Before" }));
    expect(merged.clashing).toEqual(["name"]);
  });

  it("has no question about what was saved as it was typed", () => {
    const same = form({ name: "Same" });
    const merged = mergeTyped({ typed: same, before: form(), saved: same }, MONEY);
    expect(merged.clashing).toEqual([]);
  });

  it("never tears apart what belongs together", () => {
    const before = form({ amount: "5" });
    const merged = mergeTyped(
      {
        typed: form({ amount: "7" }),
        before,
        saved: form({ amount: "5", currency: "IDR", name: "Saved" }),
      },
      MONEY,
    );
    expect(merged.values).toEqual(form({ amount: "7", name: "Saved" }));
    expect(merged.clashing).toEqual(["amount", "currency"]);
  });

  it("counts every difference as typed, and as doubtful, where the earlier value is unknown", () => {
    const merged = mergeTyped(
      { typed: form({ name: "Typed" }), before: undefined, saved: form({ city: "Saved" }) },
      MONEY,
    );
    expect(merged.values).toEqual(form({ name: "Typed" }));
    expect(merged.before).toBeUndefined();
    expect(merged.clashing).toEqual(["name", "city"]);
  });
});
