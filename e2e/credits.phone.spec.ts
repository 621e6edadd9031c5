import { choose, news, openCredits, pack, part } from "./fixtures/credits.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { PHONE } from "./fixtures/phone.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

// The stand-ins for payments and sign-in answer only on their own machine.
test.use({ ...PHONE, isAtServer: true });

test("on a phone: credits are found, bought, and their arrival is in sight", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  const page = await visit({
    ...me.browser,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await open(page, "/profile");
  await page.locator("nav summary", { hasText: word("en", "account", "accountMenu") }).tap();
  await page.getByRole("navigation").getByRole("link", { name: "Credits" }).tap();
  await expect(page).toHaveURL("/credits");
  await openCredits(page, "/credits?from=%2Fprofile%3Ftab%3Dpublish");
  await pack(page, 30).tap();
  await choose(page, "Pay");
  await expect(news(page)).toContainText("Your balance is now 30 credits.");
  await expect(news(page)).toBeInViewport();
  await expect(page).toHaveURL("/profile?tab=publish");
  await openCredits(page);
  await expect(part(page, "statement").locator("tbody tr")).toContainText("Balance 30");
  await expectNothingWider(page, "credits", [360]);
});
