import { newAddress } from "../testing/people.ts";
import { alike } from "./fixtures/looks.ts";
import { linkTo } from "./fixtures/mails.ts";
import { PASSWORD } from "./fixtures/people.ts";
import { PHONE } from "./fixtures/phone.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ ...PHONE, locale: "vi-VN" });

const say = (key: string) => word("vi", "auth", key);
const account = (key: string) => word("vi", "account", key);

for (const [role, center] of alike([
  ["roleStartup", "startupCenter"],
  ["roleInvestor", "investorCenter"],
] as const)) {
  test(`on a phone, in Vietnamese: ${role}`, async ({ page, server }) => {
    const email = newAddress();
    await page.goto("/");
    await page.getByRole("link", { name: word("vi", "home", "exploreProjects") }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("signUpTitle"));
    await page.getByRole("radio", { name: account(role) }).tap();
    await page.getByLabel(say("email")).fill(email);
    await page.getByLabel(say("password"), { exact: true }).fill(PASSWORD);
    await page.getByLabel(say("repeatPassword")).fill(PASSWORD);
    await page.getByRole("button", { name: say("signUp") }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("checkMailboxTitle"));

    await page.goto(await linkTo(server, email));
    await expect(
      page.getByText(account("arrivedConfirmed").replace("{email}", email)),
    ).toBeVisible();
    await expect(page).toHaveURL("/profile");
    await page.locator(`summary[aria-label="${word("vi", "frame", "userMenu")}"]`).tap();
    const menu = page.getByRole("banner");
    await expect(menu.getByRole("link", { name: word("vi", "frame", center) })).toBeVisible();
  });
}
