import { describe, expect, it } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { startupProfile } from "../../../contracts/startup-profile.ts";
import { saveMatchCriteria } from "./save-match-criteria.ts";
import { saveProfile } from "./save-profile.ts";
import { accountsDatabase } from "./test-accounts.ts";
import { STARTUP_FORM } from "./test-forms.ts";

const { pool, open, row, activity } = accountsDatabase();
const columns = startupProfile("Vietnam").parse(STARTUP_FORM);

describe("match criteria", () => {
  it.each([
    [STARTUP_ROLE, "startup_profiles"],
    [INVESTOR_ROLE, "investor_profiles"],
  ])("of %s are kept, and what is saved later takes their place", async (role, table) => {
    const actor = await open(role);
    expect(await saveMatchCriteria(pool(), actor, "first")).toBe(true);
    expect(await saveMatchCriteria(pool(), actor, "second")).toBe(true);
    expect(await row(table, actor)).toMatchObject({ match_criteria: "second", completed_at: null });
    expect(await activity(actor)).toEqual(["criteria_saved", "criteria_saved"]);
  });

  it("are not published: the version does not move", async () => {
    const actor = await open(STARTUP_ROLE);
    await saveProfile(pool(), actor, STARTUP_ROLE, { columns, version: 0 });
    await saveMatchCriteria(pool(), actor, "seed money");
    expect(await row("startup_profiles", actor)).toMatchObject({
      version: 1,
      match_criteria: "seed money",
    });
  });

  it("saved first are not overwritten by a form that was opened before them", async () => {
    const actor = await open(STARTUP_ROLE);
    await saveMatchCriteria(pool(), actor, "seed money");
    const at = (version: number) => saveProfile(pool(), actor, STARTUP_ROLE, { columns, version });
    expect(await at(0)).toEqual({ outcome: "edited" });
    expect(await at(1)).toEqual({ outcome: "saved", version: 2 });
    expect(await row("startup_profiles", actor)).toMatchObject({ match_criteria: "seed money" });
  });

  it("are refused before a role is chosen", async () => {
    const actor = await open();
    expect(await saveMatchCriteria(pool(), actor, "seed money")).toBe(false);
    expect(await row("startup_profiles", actor)).toBeUndefined();
    expect(await row("investor_profiles", actor)).toBeUndefined();
    expect(await activity(actor)).toEqual([]);
  });
});
