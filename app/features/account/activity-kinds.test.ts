import { expect, test } from "vitest";
import { ACTIVITY_KINDS, INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { foldActivity, lookOf } from "./activity-kinds.ts";

const event = (id: number, kind: string, detail = "") => ({ id, kind, detail });

test("neighbours that tell the same are one line, as of the newest", () => {
  const folded = foldActivity([
    event(6, "criteria_saved"),
    event(5, "criteria_saved"),
    event(4, "pitch_deck_uploaded", "b.pdf"),
    event(3, "pitch_deck_uploaded", "a.pdf"),
    event(2, "pitch_deck_uploaded", "a.pdf"),
    event(1, "criteria_saved"),
  ]);
  expect(folded.map(({ newest, times }) => [newest.id, times])).toEqual([
    [6, 2],
    [4, 1],
    [3, 2],
    [1, 1],
  ]);
  expect(foldActivity([])).toEqual([]);
});

test("every kind leads to a page of ours, and the profile's to that of the role", () => {
  for (const kind of ACTIVITY_KINDS) expect(lookOf(kind, STARTUP_ROLE).to).toMatch(/^\//);
  expect(lookOf("logo_removed", STARTUP_ROLE).to).toBe("/startup-profile-submission");
  expect(lookOf("logo_removed", INVESTOR_ROLE).to).toBe("/investor-profile-submission");
});
