import { describe, expect, it } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { investorProfile } from "../../../contracts/investor-profile.ts";
import { startupProfile } from "../../../contracts/startup-profile.ts";
import { missingFields } from "./required-fields.ts";
import { INVESTOR_FORM, STARTUP_FORM } from "./test-forms.ts";

const KINDS = [
  { role: STARTUP_ROLE, schema: startupProfile("Vietnam"), form: STARTUP_FORM },
  { role: INVESTOR_ROLE, schema: investorProfile, form: INVESTOR_FORM },
] as const;

/** The form with all fields empty. */
function emptied(form: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, Array.isArray(value) ? [] : ""]),
  );
}

describe.each(KINDS)("the required fields of $role", ({ role, schema, form }) => {
  it("are exactly those that the form's schema refuses when they are empty", () => {
    const { error } = schema.safeParse(emptied(form));
    const refused = error?.issues.map(({ path }) => String(path[0])) ?? [];
    expect(missingFields(role, null).sort()).toEqual([...new Set(refused)].sort());
  });

  it("are all there in a form that the schema takes", () => {
    expect(missingFields(role, schema.parse(form))).toEqual([]);
  });

  it("are listed one by one", () => {
    const saved: Record<string, unknown> = schema.parse(form);
    for (const field of missingFields(role, null)) {
      const none = Array.isArray(saved[field]) ? [] : null;
      expect(missingFields(role, { ...saved, [field]: none })).toEqual([field]);
      const { [field]: _, ...without } = saved;
      expect(missingFields(role, without)).toEqual([field]);
    }
  });

  it("are missing in a fresh draft", () => {
    expect(missingFields(role, emptied(form))).toEqual(missingFields(role, null));
  });
});
