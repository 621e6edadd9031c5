import type { Page } from "@playwright/test";
import { LANGUAGES } from "../contracts/languages.ts";
import { makeMember, openSession } from "./fixtures/account-holder.ts";
import { expectAccessible, expectFitting } from "./fixtures/look.ts";
import { openSettings, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";

/** Brings every section into the state in which it says most. */
async function provoke(page: Page): Promise<void> {
  await section(page, "password").locator("button[type=submit]").click();
  await section(page, "email").locator("input").fill("no address");
  await section(page, "email").locator("button[type=submit]").click();
  await section(page, "delete").getByRole("button").click();
  await section(page, "delete").locator("button[type=submit]").click();
  await expect(page.getByRole("alert")).toHaveCount(3);
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test(`settings are accessible, ${colorScheme}, ${width} px`, async ({ visit, server }) => {
      const me = await makeMember(server, { language: "th" });
      await openSession(server, me.email, me.password);
      const page = await visit({ ...me.browser, colorScheme, viewport: { width, height: 800 } });
      await openSettings(page);
      await expectAccessible(page, "as it opens");
      await provoke(page);
      await expectAccessible(page, "with problems");
      await section(page, "email").locator("input").fill(`a-rather-long-new-${me.email}`);
      await section(page, "email").locator("button[type=submit]").click();
      await expect(section(page, "email").locator(".notice")).toBeVisible();
      await expectAccessible(page, "with a change that waits");
      await page.goto("/goodbye");
      await expectAccessible(page, "goodbye");
    });
  }
}

for (const language of LANGUAGES) {
  test(`settings fit in ${language}`, async ({ visit, server }) => {
    const me = await makeMember(server, { language: language === "en" ? "vi" : "en" });
    await openSession(server, me.email, me.password);
    const page = await visit(me.browser);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openSettings(page, language);
      await expectFitting(page, `${width} px, as it opens`);
      await provoke(page);
      await expectFitting(page, `${width} px, with problems`);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await section(page, "email").locator("input").fill(`a-rather-long-new-${me.email}`);
    await section(page, "email").locator("button[type=submit]").click();
    await expect(section(page, "email").locator(".notice")).toBeVisible();
    await expectFitting(page, "with a change that waits");
    await expectAccessible(page, language);
  });
}
