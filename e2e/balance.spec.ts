import { randomUUID } from "node:crypto";
import { post } from "./fixtures/credits.ts";
import { alike } from "./fixtures/looks.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test("a balance that moved elsewhere is the new one on the next page", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  const own = page.getByRole("navigation", { name: word("en", "account", "accountNavigation") });
  await page.goto("/settings");
  await expect(own.getByRole("link", { name: "Credits 0" })).toBeVisible();
  await post(server, me, { kind: "grant", amount: 30, reason: "test", subject: "operator" });
  await own.locator('a[href="/profile"]').click();
  await expect(own.getByRole("link", { name: "Credits 30" })).toBeVisible();
});

for (const [tab, read] of alike([
  ["review", "deck-review/read"],
  ["publish", "profile/read-publication"],
])) {
  test(`what a failed run gave back is shown without a live connection: ${tab}`, async ({
    visit,
    server,
  }) => {
    const me = await makeMember(server);
    const page = await visit(me.browser);
    await page.routeWebSocket(/\/realtime\/v1\//, () => undefined);
    const run = { id: randomUUID(), service: "deck_review", step: null, price: 5, isFree: false };
    const times = { createdAt: new Date().toISOString(), finishedAt: null };
    let state = { state: "running", problem: null as string | null };
    await page.route(`**/api/${read}`, async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ json: { data: { ...data, run: { ...run, ...times, ...state } } } });
    });
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole("link", { name: "Credits 0" })).toBeVisible();
    await expect(page.getByRole("region", { name: word("en", "runs", "progress") })).toBeVisible();
    await post(server, me, { kind: "grant", amount: 5, reason: "test", subject: "operator" });
    state = { state: "failed", problem: "failed" };
    await expect(page.getByRole("link", { name: "Credits 5" })).toBeVisible();
  });
}
