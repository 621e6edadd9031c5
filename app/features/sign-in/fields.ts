import { z } from "zod";
import { INVESTOR_ROLE, PASSWORD_MIN, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { passwordProblem } from "./password-rules.ts";

/** Messages are keys of the problems, with their number after a colon (say-problem.ts). */
const EMAIL_MAX = 255;

const email = z
  .string("required")
  .trim()
  .min(1, "required")
  .max(EMAIL_MAX, `tooLong:${EMAIL_MAX}`)
  .pipe(z.email("invalidEmail"));

const filledIn = z.string("required").min(1, "required");

export const signInFields = z.object({ email, password: filledIn });

export const recoveryFields = z.object({ code: z.string("required").trim().min(1, "required") });

export const emailOnly = z.object({ email });

const newPassword = filledIn.superRefine((password, context) => {
  const problem = password === "" ? undefined : passwordProblem(password);
  if (!problem) return;
  const message = problem === "passwordTooShort" ? `${problem}:${PASSWORD_MIN}` : problem;
  context.addIssue({ code: "custom", message });
});

/** "Confirm password is required" would say what is missing, but not what to do. */
const again = z.string("passwordAgain").min(1, "passwordAgain");

const newPasswordTwice = z.object({ password: newPassword, repeated: again });

/** Reported as soon as both are there, whatever else is still missing. */
const sameTwice = {
  path: ["repeated"],
  error: "passwordsDiffer",
  when: ({ value }: { value: unknown }) =>
    z.object({ password: filledIn, repeated: filledIn }).safeParse(value).success,
};

const OWN_ADDRESS = { path: ["password"], error: "passwordCommon" };

/** @param email of the password's owner: the password must not be derived from it. */
export function resetFields(email: string) {
  return newPasswordTwice
    .refine(({ password, repeated }) => password === repeated, sameTwice)
    .refine(({ password }) => passwordProblem(password, email) !== "passwordCommon", OWN_ADDRESS);
}

export const signUpFields = newPasswordTwice
  .extend({ role: z.enum([STARTUP_ROLE, INVESTOR_ROLE], "chooseOne"), email })
  .refine(({ password, repeated }) => password === repeated, sameTwice)
  .refine(
    ({ password, email }) => passwordProblem(password, email) !== "passwordCommon",
    OWN_ADDRESS,
  );
