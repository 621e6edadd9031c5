import type { Page } from "@playwright/test";
import { expectInOrder } from "./fixtures/in-order.ts";
import { firstOf, LOOKS_BY_LOAD, languagesOf, nameOf } from "./fixtures/looks.ts";
import { makeMember, openSession } from "./fixtures/people.ts";
import { openSettings, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";

/** Brings every section into the state with the most text. */
async function provoke(page: Page): Promise<void> {
  await section(page, "password").locator("button[type=submit]").click();
  await section(page, "email").locator("input").fill("no address");
  await section(page, "email").locator("button[type=submit]").click();
  await section(page, "delete").getByRole("button").click();
  await section(page, "delete").locator("button[type=submit]").click();
  await expect(page.getByRole("alert")).toHaveCount(3);
}

for (const language of languagesOf("vi")) {
  for (const looks of LOOKS_BY_LOAD) {
    test(`settings in every state, in ${language}; ${nameOf(looks)}`, async ({ visit, server }) => {
      // Mails are in another language than the page, which says so.
      const me = await makeMember(server, { language: language === "th" ? "en" : "th" });
      await openSession(server, me.email, me.password);
      const page = await visit({ ...me.browser, ...firstOf(looks) });
      const pass = (state: string) => expectInOrder(page, `${state}, ${language}`, looks);
      await openSettings(page, language);
      await pass("as it opens");
      await provoke(page);
      await pass("with problems");
      await section(page, "email").locator("input").fill(`a-rather-long-new-${me.email}`);
      await section(page, "email").locator("button[type=submit]").click();
      await expect(section(page, "email").locator(".notice")).toBeVisible();
      await pass("with a change that waits");
      await page.goto(`/goodbye?lang=${language}`);
      await pass("goodbye");
    });
  }
}
