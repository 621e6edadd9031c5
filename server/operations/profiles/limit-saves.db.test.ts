import { expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { accountsDatabase } from "../../domain/profiles/test-accounts.ts";
import { callsTo } from "../test-calls.ts";
import { saveWebsiteOperation } from "../website/save-website.ts";
import { limitSaves } from "./limit-saves.ts";
import { saveMatchCriteriaOperation } from "./save-match-criteria.ts";

const { pool, open } = accountsDatabase();
const call = callsTo(() => {
  const saves = limitSaves(pool());
  return [saveMatchCriteriaOperation(pool(), saves), saveWebsiteOperation(pool(), saves)];
});

it("what a person saves of their profile is limited together", async () => {
  const [me, other] = [await open(STARTUP_ROLE), await open(STARTUP_ROLE)];
  const save = (actor: Actor) => call(actor, "match/save-criteria", { criteria: "A lead" });
  const answers = await Promise.all(Array.from({ length: 103 }, () => save(me)));
  expect(answers.filter(({ data }) => data === null)).toHaveLength(100);
  const refused = { error: { code: "too_many_requests" } };
  expect(answers.filter(({ error }) => error)).toMatchObject([refused, refused, refused]);
  const website = { url: "https://luavang.example", version: 0 };
  expect(await call(me, "website/save", website)).toMatchObject(refused);
  expect(await save(other)).toEqual({ data: null });
});
