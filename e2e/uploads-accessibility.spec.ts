import type { Page } from "@playwright/test";
import type { Language } from "../contracts/languages.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { deck, logo } from "./fixtures/documents.ts";
import {
  firstOf,
  inEachLook,
  languagesWith,
  looksOf,
  nameOf,
  schemesByLoad,
} from "./fixtures/looks.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

/** No findings of axe, and nothing wider than the window. */
async function expectInOrder(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  const before = page.viewportSize();
  await expectNothingWider(page, state);
  if (before) await page.setViewportSize(before);
}

async function visitDeckStates(page: Page, language: Language): Promise<void> {
  const t = (key: string) => word(language, "files", key);
  const input = page.locator("input[type=file]");
  await open(page, `/pitch-deck-upload?lang=${language}`);
  await expect(input).toBeAttached();
  await expectInOrder(page, "no deck");
  await input.setInputFiles(await deck(`${"a-long-name-without-spaces".repeat(4)}.pdf`, 2));
  await expect(page.locator(".notice-success")).toBeVisible();
  await page.getByRole("button", { name: t("preview") }).click();
  await expect(page.locator("[data-page='1'] canvas")).toBeVisible();
  await page.getByRole("button", { name: t("zoomIn") }).click();
  await expectInOrder(page, "preview");
  await page.getByRole("button", { name: t("remove"), exact: true }).click();
  await input.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(page.getByRole("alert")).toBeVisible();
  await expectInOrder(page, "refused, asked about removal");
  // It hangs, so that the progress can be checked.
  await page.route("**/api/files/upload?*", () => new Promise(() => undefined));
  await input.setInputFiles(await deck("b.pdf", 1));
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expectInOrder(page, "uploading");
  await page.getByRole("button", { name: t("cancel") }).click();
  await expect(page.getByText(t("cancelled"))).toBeVisible();
  await page.unroute("**/api/files/upload?*");
}

async function visitOtherStates(page: Page, language: Language): Promise<void> {
  await open(page, `/business-license-upload?lang=${language}`);
  await expect(page.locator("input[type=file]")).toBeAttached();
  await expectInOrder(page, "no license");
  await open(page, `/website-submission?lang=${language}`);
  await page.getByRole("button", { name: word(language, "website", "save") }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectInOrder(page, "website required");
  const look = {
    answers: true,
    address: `https://www.sawah.example/${"long".repeat(20)}`,
    title: "Sawah",
    description: "Rice, grown faster",
  };
  await page.route("**/api/website/check", (route) => route.fulfill({ json: { data: look } }));
  await page.getByRole("textbox", { name: word(language, "website", "address") }).fill("a.example");
  await page.getByRole("button", { name: word(language, "website", "check") }).click();
  await expect(page.getByText(word(language, "website", "answers"), { exact: true })).toBeVisible();
  await expectInOrder(page, "website with suggestions");
}

for (const [index, language] of languagesWith("vi").entries()) {
  for (const { colorScheme, width } of looksOf(index)) {
    test(`uploads in ${language}, ${colorScheme}, ${width} px`, async ({ visit, server }) => {
      test.slow();
      const look = { colorScheme, viewport: { width, height: 800 } };
      const page = await visit({ ...(await makeMember(server)).browser, ...look });
      await visitDeckStates(page, language);
      await visitOtherStates(page, language);
    });
  }
}

for (const looks of schemesByLoad(360)) {
  test(`a logo, and an investor at the deck page, ${nameOf(looks)}`, async ({ visit, server }) => {
    const scan = (page: Page, state: string) =>
      inEachLook(page, looks, (look) => expectInOrder(page, `${state}, ${look}`));
    const founder = await visit({ ...(await makeMember(server)).browser, ...firstOf(looks) });
    await open(founder, "/startup-profile-submission");
    await founder.locator("#logo input[type=file]").setInputFiles(logo("a.png"));
    await expect(founder.locator("#logo .notice-success")).toBeVisible();
    await founder.getByRole("button", { name: "Remove logo" }).click();
    await scan(founder, "logo");
    const investor = await visit({
      ...(await makeMember(server, { role: "Investor" })).browser,
      ...firstOf(looks),
    });
    await open(investor, "/pitch-deck-upload");
    await expect(investor.getByText("Pitch decks are for startups")).toBeVisible();
    await scan(investor, "investor");
  });
}
