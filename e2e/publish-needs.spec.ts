import { z } from "zod";
import { withDatabase } from "../testing/database.ts";
import { MENDED } from "../testing/decks.ts";
import { post } from "./fixtures/credits.ts";
import { giveFile, makeMember } from "./fixtures/people.ts";
import { founderWithDeck } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const PUBLISH = "/profile?tab=publish";

test("somebody who has done nothing yet sees what publishing and a match cost, and whom a match can introduce", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  const main = page.getByRole("main");
  await page.goto(PUBLISH);
  await expect(main).toContainText(/Price\s*20 credits/);
  await expect(main).toContainText("A pack of 30 credits costs US$29.");
  await page.goto("/profile?tab=match");
  await expect(main).toContainText(/Price\s*3 credits/);
  await expect(main).toContainText("A pack of 10 credits costs US$10.");
  await expect(main).toContainText(/all \d+ investors in our directory/);
  // Nothing is sold before there is something to compare.
  await expect(main.getByRole("link", { name: word("en", "centre", "addCredits") })).toHaveCount(0);
});

for (const tab of ["review", "publish", "match"]) {
  test(`the price of ${tab} is above its button, and the refund below: nothing else shows before it can begin`, async ({
    visit,
    server,
  }) => {
    const me = await makeMember(server);
    await post(server, me, { kind: "grant", amount: 40, reason: "test", subject: "operator" });
    const page = await visit(me.browser);
    await page.goto(`/profile?tab=${tab}`);
    const box = page
      .getByRole("main")
      .locator(".bg-sunken")
      .filter({ has: page.getByText(word("en", "centre", "price"), { exact: true }) });
    await expect(box).toContainText(
      /Price.*Your balance\s*40 credits.*[Ff]irst.*(refund|Returned)/s,
    );
    await expect(box.locator(".button")).toHaveCount(1);
    await expect(box).not.toContainText(word("en", "centre", "balanceAfter"));
  });
}

test("a score that is high enough is ticked, whatever else is open", async ({ visit, server }) => {
  const me = await founderWithDeck(server, "en", { pages: MENDED, isReviewed: true });
  const page = await visit(me.browser);
  await page.goto(PUBLISH);
  await expect(page.getByText(/^Pitch deck score \d\.\d \(at least 6\) Done$/)).toBeVisible();
});

test("no member's page is everybody's example, however new it is", async ({ visit, server }) => {
  await withDatabase(server, (client) =>
    client.query(
      `insert into public.startups (slug, name, logo, industries, venture_round, country, is_published, published_at)
       values ('a-real-one', 'A Real One', '/sample/real.svg', '{logistics}', 'seed', 'Thailand', true, now())`,
    ),
  );
  try {
    const page = await visit((await makeMember(server)).browser);
    await page.goto(PUBLISH);
    const example = page.getByRole("region", { name: word("en", "publishing", "examplePage") });
    await expect(example.getByRole("link")).toHaveAttribute(
      "href",
      /^\/startups\/(?!a-real-one$)./,
    );
  } finally {
    await withDatabase(server, (client) =>
      client.query("delete from public.startups where slug = 'a-real-one'"),
    );
  }
});

test("where the profile alone is open, the list of what is missing has no empty rest", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  for (const kind of ["logo", "pitch_deck", "business_license"] as const) {
    await giveFile(server, me, kind);
  }
  await withDatabase(server, (client) =>
    client.query(
      "insert into public.startup_profiles (user_id, name, website) values ($1, 'Padi', 'https://padi.example')",
      [me.id],
    ),
  );
  const page = await visit(me.browser);
  await page.goto(PUBLISH);
  const main = page.getByRole("main");
  const task = main.getByRole("link", { name: word("en", "nextStep", "taskWay_profile") });
  await expect(task).toBeVisible();
  await expect(main.locator("ul:empty")).toHaveCount(0);
});

test("a profile that lacks nothing but credits is led to them by one button", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await page.route("**/api/profile/read-status", async (route) => {
    const answer = await route.fetch();
    const { data } = z.object({ data: z.looseObject({}) }).parse(await answer.json());
    const changed = { ...data, blockers: ["not_enough_credits"] };
    await route.fulfill({ response: answer, json: { data: changed } });
  });
  await page.goto("/profile?tab=publish");
  await expect(page.getByText(word("en", "centre", "profileReady"))).toBeVisible();
  await expect(page.getByText("20 more credits")).toBeVisible();
  await expect(page.locator("main .button-leaf")).toHaveText([word("en", "centre", "addCredits")]);
  await expect(
    page.getByRole("link", { name: word("en", "centre", "addCredits") }),
  ).toHaveAttribute("href", "/credits?from=%2Fprofile%3Ftab%3Dpublish");
});
