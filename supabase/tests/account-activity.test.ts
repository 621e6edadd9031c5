import { describe, expect, it } from "vitest";
import { ACTIVITY_KINDS } from "../../contracts/accounts.ts";
import { owner, person } from "./actors.ts";
import { itAccepts, itChecks } from "./constraints.ts";
import { givenAccount } from "./content.ts";
import { migratedDatabase, type Row } from "./database.ts";
import { describeOwnRows } from "./own-rows.ts";

const database = migratedDatabase();

async function validRow(changes: Row = {}): Promise<Row> {
  return { user_id: await givenAccount(database), kind: "profile_saved", ...changes };
}

describeOwnRows({ database, table: "account_activity", column: "detail", validRow });

describe("what happened", () => {
  itAccepts(database, "account_activity", validRow, [
    ...ACTIVITY_KINDS.map((kind): [string, Row] => [kind, { kind }]),
    ["a detail of 200 characters", { detail: "ก".repeat(200) }],
  ]);
  itChecks(database, "account_activity", validRow, [
    ["a kind with capitals", { kind: "ProfileSaved" }],
    ["a kind that is a sentence", { kind: "profile saved" }],
    ["no kind", { kind: "" }],
    ["a kind of 41 letters", { kind: "k".repeat(41) }],
    ["a detail of 201 characters", { detail: "d".repeat(201) }],
  ]);

  it("is read newest first, by the row where the moment is the same", async () => {
    const id = await givenAccount(database);
    for (const detail of ["first", "second", "third"]) {
      await database.insert(owner, "account_activity", {
        user_id: id,
        kind: "website_saved",
        detail,
      });
    }
    const { rows } = await database.run(
      person(id),
      "select detail from public.account_activity order by created_at desc, id desc",
    );
    expect(rows.map((row) => row.detail)).toEqual(["third", "second", "first"]);
  });
});

describe("credentials", () => {
  const kindsOf = async (id: string) => {
    const { rows } = await database.run(
      person(id),
      "select kind, detail from public.account_activity order by id",
    );
    return rows.map((row) => `${row.kind}${row.detail}`);
  };
  const change = (id: string, set: string) =>
    database.run(owner, `update auth.users set ${set} where id = $1`, [id]);

  it("that change are recorded without their values", async () => {
    const id = await givenAccount(database);
    await change(id, "encrypted_password = 'one'");
    expect(await kindsOf(id)).toEqual([]);
    await change(id, "encrypted_password = 'two'");
    expect(await kindsOf(id)).toEqual(["password_changed"]);
    await change(id, "email = 'new@people.example'");
    expect(await kindsOf(id)).toEqual(["password_changed", "email_changed"]);
    await change(id, "email = 'newer@people.example', encrypted_password = 'three'");
    expect((await kindsOf(id)).sort()).toEqual([
      "email_changed",
      "email_changed",
      "password_changed",
      "password_changed",
    ]);
  });

  it.each([
    ["a first password", "encrypted_password = 'first'"],
    ["the same password and address", "encrypted_password = encrypted_password, email = email"],
    ["a sign-in", "last_sign_in_at = now()"],
    ["a confirmed address", "email_confirmed_at = now()"],
    ["other words about oneself", `raw_user_meta_data = '{"role": "Startup"}'`],
  ])("that stay are not told: %s", async (_what, set) => {
    const id = await givenAccount(database);
    await change(id, set);
    expect(await kindsOf(id)).toEqual([]);
  });

  it("that change are shown to their owner, and nobody else", async () => {
    const [mine, others] = [await givenAccount(database), await givenAccount(database)];
    await change(mine, "email = 'new@people.example'");
    expect(await kindsOf(others)).toEqual([]);
  });
});
