import { expect, it } from "vitest";
import { passwordFields } from "./password-fields.ts";

const GOOD = { current: "old secret", next: "new secret", confirmation: "new secret", code: "" };

function problems(given: Partial<typeof GOOD>, asked = { current: true, code: false }) {
  const parsed = passwordFields(asked).safeParse({ ...GOOD, ...given });
  return parsed.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? [];
}

it.each([
  ["in order", {}, []],
  ["without the current one", { current: "" }, ["current required"]],
  ["that is empty", { next: "", confirmation: "" }, ["next required", "confirmation required"]],
  ["of 7 characters", { next: "1234567", confirmation: "1234567" }, ["next passwordTooShort:8"]],
  ["of 8 characters", { next: "12345678", confirmation: "12345678" }, []],
  [
    "of 7 emoji",
    { next: "🌱".repeat(7), confirmation: "🌱".repeat(7) },
    ["next passwordTooShort:8"],
  ],
  ["of 72 bytes", { next: "ก".repeat(24), confirmation: "ก".repeat(24) }, []],
  ["of 75 bytes", { next: "ก".repeat(25), confirmation: "ก".repeat(25) }, ["next passwordTooLong"]],
  ["typed differently", { confirmation: "new  secret" }, ["confirmation passwordsDiffer"]],
  ["that is the old one", { current: "new secret" }, ["next samePassword"]],
  [
    "with two things wrong",
    { current: "", confirmation: "x" },
    ["current required", "confirmation passwordsDiffer"],
  ],
])("a password %s", (_what, given, expected) => {
  expect(problems(given)).toEqual(expected);
});

it("a first password needs no current one, and a code only if one was mailed", () => {
  expect(problems({ current: "" }, { current: false, code: false })).toEqual([]);
  expect(problems({ current: "" }, { current: false, code: true })).toEqual(["code required"]);
});

it("the person's own address is not a password", () => {
  const own = "lan@luavang.example";
  const given = { current: "", next: own.toUpperCase(), confirmation: own.toUpperCase(), code: "" };
  const { error } = passwordFields({ current: false, code: false }, own).safeParse(given);
  expect(error?.issues.map(({ message }) => message)).toEqual(["passwordCommon"]);
});
