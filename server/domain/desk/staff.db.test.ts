import { expect, it } from "vitest";
import type { StaffRole } from "../../../contracts/desk/staff.ts";
import type { Actor } from "../account/actor.ts";
import { appointStaff } from "./appoint.ts";
import { giveRole, languageOfInvited, takeUpInvitation } from "./staff.ts";
import { deskDatabase } from "./test-desk.ts";

const { pool, open, appoint, act } = deskDatabase();

const invite = (by: Actor, { email }: Actor, role: StaffRole) =>
  act(by, "staff", (staff) => giveRole(staff, { email, role }));

async function roleOf({ userId }: Actor) {
  const { rows } = await pool().query("select role from desk.staff where user_id = $1", [userId]);
  return rows[0]?.role;
}

/** Somebody with an account and a confirmed address. */
async function confirmed(): Promise<Actor> {
  const actor = await open("Startup");
  await pool().query("update auth.users set email_confirmed_at = now() where id = $1", [
    actor.userId,
  ]);
  return actor;
}

it("who was invited becomes staff with the first visit, and the record says so", async () => {
  const [by, invited] = [await appoint("administrator"), await confirmed()];
  expect(await invite(by, invited, "editor")).toBe(true);
  await takeUpInvitation(pool(), invited);
  expect(await roleOf(invited)).toBe("editor");
  const { rows } = await pool().query("select act from desk.audit where actor = $1 order by id", [
    invited.userId,
  ]);
  expect(rows.map(({ act: what }) => what)).toEqual(["invitations.delete", "staff.insert"]);
});

it("an invitation that waits does not undo what the operator appoints", async () => {
  const [by, invited] = [await appoint("administrator"), await confirmed()];
  await invite(by, invited, "editor");
  expect(await appointStaff(pool(), { email: invited.email, role: "administrator" })).toBe(true);
  const left = await pool().query("select from desk.invitations where email = $1", [invited.email]);
  expect(left.rowCount).toBe(0);
  // Nor does an old invitation change anything.
  await pool().query("insert into desk.invitations (email, role) values ($1, 'editor')", [
    invited.email,
  ]);
  await pool().query("delete from desk.staff where user_id <> $1", [invited.userId]);
  await takeUpInvitation(pool(), invited);
  expect(await roleOf(invited)).toBe("administrator");
});

it("an invitation is in the language of the invited, or else of whoever invites", async () => {
  const [by, invited] = [await open("Investor"), await open("Startup")];
  for (const [actor, language] of [
    [by, "th"],
    [invited, "vi"],
  ] as const) {
    await pool().query("update public.profiles set language = $2 where user_id = $1", [
      actor.userId,
      language,
    ]);
  }
  const languageFor = async (email: string) => {
    const client = await pool().connect();
    const language = await languageOfInvited(client, email, by.userId);
    client.release();
    return language;
  };
  expect(await languageFor(invited.email.toUpperCase())).toBe("vi");
  expect(await languageFor("nobody@people.example")).toBe("th");
});
