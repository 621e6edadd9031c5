import { expect, it } from "vitest";
import { accountsDatabase } from "../../domain/profiles/test-accounts.ts";
import { limitSaves } from "../profiles/limit-saves.ts";
import { callsTo } from "../test-calls.ts";
import { saveWebsiteOperation } from "./save-website.ts";

const { pool, open } = accountsDatabase();
const call = callsTo(() => [saveWebsiteOperation(pool(), limitSaves(pool()))]);

it("makes nobody an investor who has not chosen a role yet", async () => {
  const nobody = await open();
  const website = { url: "https://luavang.example", version: 0 };
  expect(await call(nobody, "website/save", website)).toMatchObject({
    error: { code: "permission_denied" },
  });
  const made = await pool().query("select from public.investor_profiles where user_id = $1", [
    nobody.userId,
  ]);
  expect(made.rowCount).toBe(0);
  const founder = await open("Startup");
  expect(await call(founder, "website/save", website)).toMatchObject({ data: { version: 1 } });
});
