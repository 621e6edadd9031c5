import { withDatabase } from "../testing/database.ts";
import { STRONG } from "../testing/decks.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { makeMember } from "./fixtures/people.ts";
import { field } from "./fixtures/profile-form.ts";
import { reviewedMember, SITE } from "./fixtures/reviewed.ts";
import { founderWithDeck, servedFounder } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "centre", key);

test("a website that was silent is told until it has responded", async ({ visit, server }) => {
  const page = await visit((await reviewedMember(server, "Startup", { responded: false })).browser);
  let answers = false;
  await page.route("**/api/website/check", (route) => {
    const found = { address: SITE, checkedAt: new Date().toISOString() };
    return route.fulfill({ json: { data: { answers, ...(answers && found) } } });
  });
  await page.goto("/profile");
  await expect(page.getByText(say("websiteSilent"))).toBeVisible();
  await expect(page.getByRole("link", { name: say("websiteChange") })).toHaveAttribute(
    "href",
    "/website-submission",
  );
  await expectAccessible(page, "a silent website");
  // The page where it is fixed says so, too, without a link to itself.
  await page.goto("/website-submission");
  await expect(page.getByText(say("websiteSilent"))).toBeVisible();
  await expect(page.getByRole("link", { name: say("websiteChange") })).toHaveCount(0);
  // One thing can be done about it there.
  await expect(page.locator("main form").getByRole("button")).toHaveText([
    say("websiteCheckAgain"),
  ]);
  await page.goto("/profile");
  const again = page.getByRole("button", { name: say("websiteCheckAgain") });
  await again.click();
  await expect(page.getByText(say("websiteStillSilent"))).toBeVisible();
  answers = true;
  await again.click();
  await expect(page.getByText(say("websiteResponds"))).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 of 5 done")).toBeVisible();
  await expect(page.getByText(SITE)).toHaveCount(0);

  // The check's finding may be outdated, so the website can be checked again there, too.
  await page.goto("/profile?tab=publish");
  answers = false;
  await again.click();
  await expect(page.getByText(say("websiteStillSilent"))).toBeVisible();
  answers = true;
  await again.click();
  await expect(page.getByText(say("websiteResponds"))).toBeVisible();
  await expectAccessible(page, "a website that responds again");
});

test("where mending it is the next step, a silent website is told of once", async ({
  visit,
  server,
}) => {
  test.slow();
  const me = await servedFounder(server, "en");
  const page = await visit(me.browser);
  await page.goto("/profile");
  const step = page.getByRole("region", { name: word("en", "nextStep", "nextStep") });
  await expect(step.getByRole("heading")).toContainText(say("websiteSilent"));
  await expect(page.getByText(say("websiteSilent"))).toHaveCount(1);
  // The head names the company and its state, but not the address used to sign in.
  const head = page
    .getByRole("main")
    .getByText(word("en", "nextStep", "glanceLive"))
    .first();
  await expect(head.locator("xpath=..")).toHaveText(/^LivePitch deck score: \d/);
  await expect(page.getByText("Parcelo").first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(me.email);
  // The check's finding says it there, in the same words.
  await page.goto("/profile?tab=publish");
  await expect(page.getByRole("button", { name: say("websiteCheckAgain") })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: say("websiteSilent") })).toHaveCount(1);
  await expect(step).toHaveCount(0);
  // The price of an edit is beside the link to it.
  const edit = page.getByRole("link", { name: word("en", "publishing", "editProfile") });
  await expect(edit).toHaveAttribute("href", "/startup-profile-submission");
  await expect(edit.locator("xpath=..")).toContainText("publish again (20 credits)");
  // Where it is fixed, that is the button to press.
  await page.goto("/website-submission");
  await expect(page.getByText(say("websiteSilentFix"))).toBeVisible();
  await expect(page.locator("main .button-leaf")).toHaveText([say("websiteCheckAgain")]);
});

test("different amounts in deck and profile are reported once, and fixed by a press", async ({
  visit,
  server,
}) => {
  test.slow();
  const me = await founderWithDeck(server, "en", { pages: STRONG, isReviewed: true });
  await withDatabase(server, (client) =>
    client.query(
      `with review as (
         update public.deck_reviews set review = jsonb_set(review, '{figures}', $2) where user_id = $1
       )
       insert into public.startup_profiles (user_id, name, raising, raising_currency)
       values ($1, 'Padi', 1500000, 'USD')
       on conflict (user_id) do update set raising = 1500000, raising_currency = 'USD'`,
      [
        me.id,
        JSON.stringify({
          raising: { amount: 1_200_000, currency: "USD", page: 1, quote: "Raising US$1.2M seed" },
          revenue: null,
        }),
      ],
    ),
  );
  const page = await visit({ ...me.browser, viewport: { width: 360, height: 780 } });
  await page.goto("/profile");
  const told = page.getByText(say("askDiffers"));
  await expect(told).toBeVisible();
  await expect(page.getByText(/US\$1,200,000\. .*US\$1,500,000/)).toBeVisible();
  await expectAccessible(page, "two amounts");
  await expectNothingWider(page, "two amounts");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("link", { name: say("askToProfile") }).click();
  await expect(field(page, "raising")).toBeFocused();
  await page.getByRole("button", { name: /1,200,000/ }).click();
  await expect(field(page, "raising")).toHaveValue("1200000");
  await page.goto("/profile");
  await page.getByRole("button", { name: say("askKeep") }).click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(word("en", "nextStep", "wayTitle"))).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("the latest activity is five lines, and more on demand", async ({ visit, server }) => {
  const me = await makeMember(server);
  await withDatabase(server, (client) =>
    client.query(
      `insert into public.account_activity (user_id, kind, detail)
       select $1, 'pitch_deck_uploaded', 'deck-' || number || '.pdf' from generate_series(1, 7) as number`,
      [me.id],
    ),
  );
  const page = await visit(me.browser);
  await page.goto("/profile");
  const activity = page.getByRole("region", { name: word("en", "activity", "activityTitle") });
  await expect(activity.getByRole("listitem")).toHaveCount(5);
  await expect(activity.getByRole("listitem").first()).toContainText("deck-7.pdf");
  await activity.getByRole("button", { name: word("en", "activity", "showMore") }).click();
  await expect(activity.getByRole("listitem")).toHaveCount(7);
  await expect(activity.getByRole("button")).toHaveCount(0);
});
