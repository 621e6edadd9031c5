import { describe, expect, it } from "vitest";
import { keepForm } from "./kept-forms.ts";

const read = (values: unknown) =>
  keepForm.input.safeParse({ form: "match_criteria", values, version: 0, revision: 0 });

describe("a form to keep", () => {
  it("may be half filled and wrong", () => {
    const values = { name: "", mobile_phone: "+84 9", industries: [] };
    expect(read(values).data?.values).toEqual(values);
  });

  it("loses what a database cannot store", () => {
    expect(read({ name: "Lú\0a \ud83d", list: ["\0a"] }).data?.values).toEqual({
      name: "Lúa \ufffd",
      list: ["a"],
    });
  });

  it.each([
    ["letters of one byte", "d", 1],
    ["letters of three", "ก", 3],
  ])("is refused by its code above 64 KB, in %s", (_what, letter, bytes) => {
    const most = Math.floor((64 * 1024 - JSON.stringify({ text: "" }).length) / bytes);
    expect(read({ text: letter.repeat(most) }).success).toBe(true);
    const { error } = read({ text: letter.repeat(most + 1) });
    expect(error?.issues).toMatchObject([{ path: ["values"], message: "tooLarge:64" }]);
  });

  it("may say what was there before, in as many bytes", () => {
    const input = { form: "match_criteria", values: {}, version: 0, revision: 0 };
    const replaced = { name: "Before", industries: [] };
    expect(keepForm.input.safeParse({ ...input, replaced }).data?.replaced).toEqual(replaced);
    const { error } = keepForm.input.safeParse({
      ...input,
      replaced: { text: "d".repeat(64 * 1024) },
    });
    expect(error?.issues).toMatchObject([{ path: ["replaced"], message: "tooLarge:64" }]);
  });

  it.each([1, null, { deep: "er" }, [1]])("is made of texts, not of %j", (value) => {
    expect(read({ field: value }).success).toBe(false);
  });
});
