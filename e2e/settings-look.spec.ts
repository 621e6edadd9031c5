import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import {
  firstOf,
  inEachLook,
  LOOKS_BY_LOAD,
  languagesWith,
  nameOf,
  WIDTHS_BY_LOAD,
} from "./fixtures/looks.ts";
import { makeMember, openSession } from "./fixtures/people.ts";
import { openSettings, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";

/** Brings every section into the state with the most text. */
async function provoke(page: Page): Promise<void> {
  await section(page, "password").locator("button[type=submit]").click();
  await section(page, "email").locator("input").fill("no address");
  await section(page, "email").locator("button[type=submit]").click();
  await section(page, "delete").getByRole("button").click();
  await section(page, "delete").locator("button[type=submit]").click();
  await expect(page.getByRole("alert")).toHaveCount(3);
}

for (const looks of LOOKS_BY_LOAD) {
  test(`settings are accessible, ${nameOf(looks)}`, async ({ visit, server }) => {
    const me = await makeMember(server, { language: "th" });
    await openSession(server, me.email, me.password);
    const page = await visit({ ...me.browser, ...firstOf(looks) });
    const scan = (state: string) =>
      inEachLook(page, looks, (look) => expectAccessible(page, `${state}, ${look}`));
    await openSettings(page);
    await scan("as it opens");
    await provoke(page);
    await scan("with problems");
    await section(page, "email").locator("input").fill(`a-rather-long-new-${me.email}`);
    await section(page, "email").locator("button[type=submit]").click();
    await expect(section(page, "email").locator(".notice")).toBeVisible();
    await scan("with a change that waits");
    await page.goto("/goodbye");
    await scan("goodbye");
  });
}

for (const language of languagesWith("vi")) {
  test(`settings fit in ${language}`, async ({ visit, server }) => {
    const me = await makeMember(server, { language: language === "en" ? "vi" : "en" });
    await openSession(server, me.email, me.password);
    const page = await visit(me.browser);
    for (const widths of WIDTHS_BY_LOAD) {
      await openSettings(page, language);
      await expectNothingWider(page, "as it opens", widths);
      await provoke(page);
      await expectNothingWider(page, "with problems", widths);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await section(page, "email").locator("input").fill(`a-rather-long-new-${me.email}`);
    await section(page, "email").locator("button[type=submit]").click();
    await expect(section(page, "email").locator(".notice")).toBeVisible();
    await expectNothingWider(page, "with a change that waits");
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page, language);
  });
}
