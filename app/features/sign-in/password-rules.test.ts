import { expect, it } from "vitest";
import { passwordProblem, passwordStrength } from "./password-rules.ts";

it.each([
  ["", "passwordTooShort"],
  ["elevenchars", "passwordTooShort"],
  // Counted in characters, not in bytes or UTF-16 units.
  ["🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱🌱", "passwordTooShort"],
  ["ก".repeat(11), "passwordTooShort"],
  [`${"abcdefghjk ".repeat(7)}`, "passwordTooLong"],
  ["รหัสผ่านของฉันยาวมากเหลือเกิน", "passwordTooLong"],
  ["password1234", "passwordCommon"],
  ["P@ssw0rd1234!", "passwordCommon"],
  ["aaaaaaaaaaaaaaa", "passwordCommon"],
  ["abcabcabcabcabc", "passwordCommon"],
  ["123456789012", "passwordCommon"],
  ["098765432109", "passwordCommon"],
  ["qwertyuiop123", "passwordCommon"],
  ["iloveyou2024!", "passwordCommon"],
  ["Indonesia1945", "passwordCommon"],
  ["anhyeuem123456", "passwordCommon"],
  ["benih-benih-benih", "passwordCommon"],
])("%j is refused: %s", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

it.each(["tangerine kite", "mưa rào tháng sáu", "我们今天去海边看日出好不好", "x7Kp!qL2vR9m"])(
  "%j is accepted",
  (password) => expect(passwordProblem(password)).toBeUndefined(),
);

it("refuses little more than the person's own address", () => {
  expect(passwordProblem("wirawan.12345", "wirawan@example.com")).toBe("passwordCommon");
  expect(passwordProblem("wirawan.12345", "somebody@other.test")).toBeUndefined();
  // With a short name, enough of the password is left besides it.
  expect(passwordProblem("Lan@luavang.example", "lan@luavang.example")).toBe("passwordCommon");
});

it("allows at most 72 bytes", () => {
  const long = "the quick brown fox jumps over a lazy dog and runs into the dark woods x";
  expect(long).toHaveLength(72);
  expect(passwordProblem(long)).toBeUndefined();
  expect(passwordProblem(`${long}y`)).toBe("passwordTooLong");
});

it.each([
  ["password1234", "weak"],
  ["short", "weak"],
  ["password kite", "fair"],
  ["tangerine kite", "good"],
  ["tangerine kite over mud", "strong"],
])("rates %j as %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
