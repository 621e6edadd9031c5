import { expect, it } from "vitest";
import { resetFields, signInFields, signUpFields } from "./fields.ts";

const PASSWORD = "tangerine kite over mud";
const GOOD = {
  role: "Startup",
  email: "dewi@example.com",
  password: PASSWORD,
  repeated: PASSWORD,
};

function problems(given: Record<string, unknown>): Record<string, string> {
  const { error } = signUpFields.safeParse(given);
  const issues = error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
  return Object.fromEntries(issues.reverse());
}

it("accepts a complete sign-up, and trims the address", () => {
  expect(signUpFields.parse({ ...GOOD, email: "  dewi@example.com " })).toEqual(GOOD);
});

it.each([
  [{}, { role: "chooseOne", email: "required", password: "required", repeated: "passwordAgain" }],
  [{ ...GOOD, email: "dewi@" }, { email: "invalidEmail" }],
  [{ ...GOOD, email: `${"d".repeat(250)}@example.com` }, { email: "tooLong:255" }],
  [{ ...GOOD, repeated: `${PASSWORD} ` }, { repeated: "passwordsDiffer" }],
  [{ ...GOOD, password: "short", repeated: "short" }, { password: "passwordTooShort:12" }],
  [{ ...GOOD, password: "password1234", repeated: "password1234" }, { password: "passwordCommon" }],
  // Each problem is reported, whatever else is wrong.
  [
    { ...GOOD, role: undefined, email: "", repeated: "other" },
    { role: "chooseOne", email: "required", repeated: "passwordsDiffer" },
  ],
  [
    { ...GOOD, email: "wirawan@example.com", password: "wirawan.12345", repeated: "wirawan.12345" },
    { password: "passwordCommon" },
  ],
])("%j: %j", (given, found) => {
  expect(problems(given)).toEqual(found);
});

it("only requires that the password of a sign-in is there", () => {
  expect(signInFields.safeParse({ email: "a@b.co", password: "x" }).success).toBe(true);
  expect(signInFields.safeParse({ email: "a@b.co", password: "" }).success).toBe(false);
});

it("has the same rules for a new password that replaces another", () => {
  expect(
    resetFields("dewi@example.com").safeParse({ password: PASSWORD, repeated: PASSWORD }).success,
  ).toBe(true);
  expect(
    resetFields("dewi@example.com").safeParse({ password: PASSWORD, repeated: "x" }).success,
  ).toBe(false);
  expect(
    resetFields("dewi@example.com").safeParse({ password: "short", repeated: "short" }).success,
  ).toBe(false);
  const own = "dewi@example.com";
  expect(resetFields(own).safeParse({ password: own, repeated: own }).success).toBe(false);
});
