import { expect, it } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { CHECKLIST_TASKS } from "../../../contracts/profile-status.ts";
import english from "../../i18n/locales/en/nextStep.json" with { type: "json" };
import { translator } from "../../i18n/messages.ts";
import { isSaidAt, sayAction } from "./say-action.ts";

const t = translator<"nextStep">("en", english);
const where = { role: STARTUP_ROLE, language: "en", page: null } as const;

it("invites those who have not joined, and leads to the first of them", () => {
  const none = { kind: "introduce", count: 19, joined: 0 } as const;
  expect(sayAction(none, t, where)).toMatchObject({
    title: "Invite your 19 matching investors",
    way: "Invite investors",
    to: "/profile?tab=match#to-invite",
  });
  expect(sayAction(none, t, { ...where, role: INVESTOR_ROLE }).way).toBe("Invite startups");
  expect(sayAction({ ...none, joined: 3 }, t, where)).toMatchObject({
    title: "Meet your 19 matching investors",
    way: "See your matches",
    to: "/profile?tab=match#to-ask",
  });
});

it("names on its button what is to be done", () => {
  const ways = CHECKLIST_TASKS.map((task) => sayAction({ kind: "task", task }, t, where).way);
  expect(ways).toEqual([
    "Upload deck",
    "Complete profile",
    "Add logo",
    "Add website",
    "Upload license",
  ]);
});

it("is said by the page on which it is done, or which offers it itself", () => {
  const missing = { kind: "addCredits", service: "match", missing: 3 } as const;
  const credits = sayAction(missing, t, where);
  expect(credits.to).toBe("/credits?from=%2Fprofile%3Ftab%3Dmatch");
  expect(isSaidAt("/profile?tab=match", credits)).toBe(true);
  expect(isSaidAt("/profile?tab=review", credits)).toBe(false);
  const website = sayAction({ kind: "fixWebsite" }, t, where);
  expect(isSaidAt("/profile?tab=publish", website)).toBe(true);
  expect(isSaidAt("/profile?tab=review", website)).toBe(false);
  const investors = sayAction({ kind: "fixWebsite" }, t, { ...where, role: INVESTOR_ROLE });
  expect(isSaidAt("/profile?tab=review", investors)).toBe(true);
  const invite = sayAction({ kind: "introduce", count: 2, joined: 0 }, t, where);
  expect(isSaidAt("/profile?tab=match", invite)).toBe(true);
  expect(isSaidAt("/profile", invite)).toBe(false);
});
