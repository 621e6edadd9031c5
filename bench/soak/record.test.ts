import { describe, expect, it } from "vitest";
import { createRecord, NOTHING } from "./record.ts";

const stored = (value?: string) => new Map(value === undefined ? [] : [["here", value]]);

describe("a write that was acknowledged", () => {
  it("is lost when it is not there, or an earlier one is", () => {
    const record = createRecord();
    for (const value of ["first", "second"]) record.begin("row", "here", value).acknowledged();
    expect(record.losses("row", stored("second"))).toEqual([]);
    for (const found of [undefined, "first"]) {
      expect(record.losses("row", stored(found))).toEqual([
        { key: "here", wanted: ["second"], stored: found },
      ]);
    }
    expect(record.acknowledged()).toBe(2);
  });

  it("may have given way to a later one that nobody answered, not to one that was refused", () => {
    const record = createRecord();
    record.begin("row", "here", "first").acknowledged();
    record.begin("row", "here", "in doubt");
    record.begin("row", "here", "refused").refused();
    expect(record.losses("row", stored("first"))).toEqual([]);
    expect(record.losses("row", stored("in doubt"))).toEqual([]);
    expect(record.losses("row", stored("refused"))).toHaveLength(1);
    record.begin("row", "here", "last").acknowledged();
    expect(record.losses("row", stored("in doubt"))).toHaveLength(1);
  });

  it("of a deletion is lost when the row is still there", () => {
    const record = createRecord();
    record.begin("row", "here", "there").acknowledged();
    record.begin("row", "here", NOTHING).acknowledged();
    expect(record.losses("row", stored())).toEqual([]);
    expect(record.losses("row", stored("there"))).toHaveLength(1);
  });
});

it("what was never acknowledged may be whatever it is", () => {
  const record = createRecord();
  record.begin("row", "here", "in doubt");
  expect(record.losses("row", stored("from before"))).toEqual([]);
  expect(record.accepted("row")).toEqual([]);
});
