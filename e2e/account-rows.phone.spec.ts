import { expectAccessible } from "./fixtures/axe.ts";
import { makeMember } from "./fixtures/people.ts";
import { PHONE } from "./fixtures/phone.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ ...PHONE, hasBrandLetters: true });

test("on a phone the tabs are in sight, and all other pages are a press away", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  const say = (key: string) => word("id", "account", key);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const account = page.getByRole("navigation", { name: say("accountNavigation") });
  const menu = account.getByText(say("accountMenu"));

  await page.goto("/profile?tab=match&lang=id");
  await expect(link(word("id", "centre", "tabMatch"))).toBeInViewport({ ratio: 1 });
  await expect(link(say("startupCentre"))).toHaveAttribute("aria-current", "page");
  await expect(link(say("settings"))).toBeHidden();
  // The line below the tabs spans the full width.
  const tabs = page.getByRole("navigation", { name: word("id", "centre", "tabs") });
  await expect(tabs).toHaveCSS("box-shadow", /inset/);
  expect(await tabs.boundingBox()).toMatchObject({ x: 0, width: 360 });

  await menu.click();
  await expectAccessible(page, "account menu on a phone");
  await link(say("settings")).click();
  await expect(page).toHaveURL("/settings");
  await expect(link(say("settings"))).toBeHidden();
  await menu.click();
  await expect(link(say("settings"))).toHaveAttribute("aria-current", "page");
  // On any other page the link back is there without a press.
  await page.keyboard.press("Escape");
  await link(say("startupCentre")).click();
  await expect(page).toHaveURL("/profile");
});
