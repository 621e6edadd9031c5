import { beforeAll, expect, inject, it } from "vitest";
import { z } from "zod";
import { signedIn, visitor } from "../testing/clients.ts";
import { callOperation } from "../testing/operations.ts";
import { type Member, makeMember } from "../testing/people.ts";

const server = inject("server");
const NAME = "Lúa Vàng";

let me: Member;
let other: Member;
beforeAll(async () => {
  [me, other] = await Promise.all([makeMember(server), makeMember(server)]);
});

const keep = (who: Member, name: string, revision: number) =>
  callOperation(server, who.token, "kept-forms/keep", {
    form: "startup_profile",
    values: { name, industries: ["agritech"] },
    version: 0,
    revision,
    device: "Phone",
  });
const kept = async (who: Member) =>
  (await signedIn(server, who.token).from("kept_forms").select("*").throwOnError()).data;

/** @returns the new revision. */
async function keepSeen(who: Member, name: string, revision: number): Promise<number> {
  const { data } = await keep(who, name, revision);
  return isRevision.parse(data).revision;
}
const isRevision = z.object({ revision: z.number() });

it("keeps what one person has typed, for them alone, until it is dropped", async () => {
  const first = await keepSeen(me, NAME, 0);
  expect(await kept(me)).toMatchObject([
    {
      user_id: me.id,
      values: { name: NAME, industries: ["agritech"] },
      based_on_version: 0,
      device: "Phone",
      revision: first,
    },
  ]);
  expect(await kept(other)).toEqual([]);
  expect((await visitor(server).from("kept_forms").select("*")).error?.code).toBe("42501");

  expect(await keep(me, "Unseen", 0)).toMatchObject({ status: 409, code: "edited_elsewhere" });
  const drop = (revision: number) =>
    callOperation(server, me.token, "kept-forms/drop", { form: "startup_profile", revision });
  const second = await keepSeen(me, `${NAME} 2`, first);
  expect(await drop(first)).toMatchObject({ status: 200, data: null });
  expect(await kept(me)).toMatchObject([{ values: { name: `${NAME} 2` } }]);
  expect(await drop(second)).toMatchObject({ status: 200, data: null });
  expect(await kept(me)).toEqual([]);
});

it("says what it does not take: too much, another form, nobody", async () => {
  expect(await keep(me, "d".repeat(65_536), 0)).toMatchObject({
    status: 400,
    code: "invalid_input",
    fields: { values: "tooLarge:64" },
  });
  const odd = { form: "settings", values: {}, version: 0, revision: 0 };
  expect(await callOperation(server, me.token, "kept-forms/keep", odd)).toMatchObject({
    status: 400,
  });
  expect(await keep({ ...me, token: "" }, NAME, 0)).toMatchObject({ status: 401 });
});

it("is in the person's download", async () => {
  await keep(other, NAME, 0);
  const { data } = await callOperation(server, other.token, "account/export-data");
  expect(data).toMatchObject({
    kept_forms: [{ form: "startup_profile", values: { name: NAME } }],
  });
});
