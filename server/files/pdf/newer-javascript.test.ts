import { expect, it } from "vitest";
import "./newer-javascript.ts";

/** By name: TypeScript does not know them of this Node. */
function call(of: object, name: string, ...given: unknown[]): unknown {
  const method: unknown = Reflect.get(of, name);
  if (typeof method !== "function") throw new Error(`There is no ${name}`);
  return Reflect.apply(method, of, given);
}

it.each([
  ["map", () => new Map<object, number>()],
  ["weak map", () => new WeakMap<object, number>()],
])("a %s gives what it has, or takes what it is given", (_, make) => {
  const known = make();
  const [one, other] = [{}, {}];
  const keys: unknown[] = [];
  const compute = (key: unknown) => keys.push(key);
  expect(call(known, "getOrInsert", one, 7)).toBe(7);
  expect(call(known, "getOrInsert", one, 8)).toBe(7);
  expect(call(known, "getOrInsertComputed", one, compute)).toBe(7);
  expect(call(known, "getOrInsertComputed", other, compute)).toBe(1);
  expect(call(known, "getOrInsertComputed", other, compute)).toBe(1);
  expect(keys).toEqual([other]);
  expect(known.get(other)).toBe(1);
});

it("bytes are told in hex, numbers are summed", () => {
  expect(call(Uint8Array.of(0, 10, 255), "toHex")).toBe("000aff");
  expect(call(Math, "sumPrecise", [])).toBe(0);
  expect(call(Math, "sumPrecise", [1, 2, 0.5])).toBe(3.5);
});

it("what is lent shows in no loop", () => {
  const shown: string[] = [];
  for (const name in Uint8Array.of(1)) shown.push(name);
  expect(shown).toEqual(["0"]);
});
