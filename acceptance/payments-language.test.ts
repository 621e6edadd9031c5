import { beforeAll, expect, inject, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { startCheckout } from "../testing/sandbox.ts";
import { buyingOn, PLAN } from "./buying.ts";

const server = inject("server");
let on: ReturnType<typeof buyingOn>;
beforeAll(() => {
  on = buyingOn(server);
});

/** A plan's name on the payment page of a person with that language. */
async function titleIn(language: string): Promise<string> {
  const me = await on.founder();
  await withDatabase(server, (client) =>
    client.query("update public.profiles set language = $2 where user_id = $1", [me.id, language]),
  );
  const { session } = await startCheckout(server, me, PLAN);
  const { data } = await on.sandbox.stripe.checkout.sessions.listLineItems(session);
  return String(data[0]?.description);
}

it("a plan is named in each person's language, whoever bought it first", async () => {
  const languages = ["th", "en", "th", "zh", "en"];
  const titles: string[] = [];
  for (const language of languages) titles.push(await titleIn(language));
  const [thai, english, thaiAgain, chinese, englishAgain] = titles;
  expect(new Set([thai, english, chinese]).size).toBe(3);
  expect([thaiAgain, englishAgain]).toEqual([thai, english]);
  expect(english).toMatch(/[a-z]/);
});

it("people of two languages may be the first together", async () => {
  const titles = await Promise.all(["vi", "id", "vi", "id"].map(titleIn));
  expect(new Set(titles).size).toBe(2);
});
