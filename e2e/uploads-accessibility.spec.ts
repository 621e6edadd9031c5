import type { Page } from "@playwright/test";
import type { Language } from "../contracts/languages.ts";
import { deck, logo } from "./fixtures/documents.ts";
import { expectInOrder } from "./fixtures/in-order.ts";
import { firstOf, LOOKS_BY_LOAD, languagesOf, nameOf, schemesByLoad } from "./fixtures/looks.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

type Pass = (state: string) => Promise<void>;

async function deckStates(page: Page, language: Language, pass: Pass): Promise<void> {
  const t = (key: string) => word(language, "files", key);
  const input = page.locator("input[type=file]");
  await open(page, `/pitch-deck-upload?lang=${language}`);
  await expect(input).toBeAttached();
  await pass("no deck");
  await input.setInputFiles(await deck(`${"a-long-name-without-spaces".repeat(4)}.pdf`, 2));
  await expect(page.locator(".notice-success")).toBeVisible();
  await page.getByRole("button", { name: t("preview") }).click();
  await expect(page.locator("[data-page='1'] canvas")).toBeVisible();
  await page.getByRole("button", { name: t("zoomIn") }).click();
  await pass("preview");
  await page.getByRole("button", { name: t("remove"), exact: true }).click();
  await input.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(page.getByRole("alert")).toBeVisible();
  await pass("refused, asked about removal");
  // It hangs, so that the progress can be checked.
  await page.route("**/api/files/upload?*", () => new Promise(() => undefined));
  await input.setInputFiles(await deck("b.pdf", 1));
  await expect(page.getByRole("progressbar")).toBeVisible();
  await pass("uploading");
  await page.getByRole("button", { name: t("cancel") }).click();
  await expect(page.getByText(t("cancelled"))).toBeVisible();
  await page.unroute("**/api/files/upload?*");
}

async function otherStates(page: Page, language: Language, pass: Pass): Promise<void> {
  await open(page, `/business-license-upload?lang=${language}`);
  await expect(page.locator("input[type=file]")).toBeAttached();
  await pass("no license");
  await open(page, `/website-submission?lang=${language}`);
  await page.getByRole("button", { name: word(language, "website", "save") }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await pass("website required");
  const look = {
    answers: true,
    address: `https://www.sawah.example/${"long".repeat(20)}`,
    checkedAt: "2026-11-20T08:00:00.000Z",
    title: "Sawah",
    description: "Rice, grown faster",
  };
  await page.route("**/api/website/check", (route) => route.fulfill({ json: { data: look } }));
  await page.getByRole("textbox", { name: word(language, "website", "address") }).fill("a.example");
  await page.getByRole("button", { name: word(language, "website", "save") }).click();
  await expect(page.getByText(word(language, "website", "answers"), { exact: true })).toBeVisible();
  await pass("website with suggestions");
}

for (const language of languagesOf("vi")) {
  for (const looks of LOOKS_BY_LOAD) {
    test(`uploads in every state, in ${language}; ${nameOf(looks)}`, async ({ visit, server }) => {
      test.slow();
      const page = await visit({ ...(await makeMember(server)).browser, ...firstOf(looks) });
      const pass = (state: string) => expectInOrder(page, `${state}, ${language}`, looks);
      await deckStates(page, language, pass);
      await otherStates(page, language, pass);
    });
  }
}

for (const looks of schemesByLoad(360)) {
  test(`a logo, and an investor at the deck page, ${nameOf(looks)}`, async ({ visit, server }) => {
    const founder = await visit({ ...(await makeMember(server)).browser, ...firstOf(looks) });
    await open(founder, "/startup-profile-submission");
    await founder.locator("#logo input[type=file]").setInputFiles(logo("a.png"));
    await expect(founder.locator("#logo .notice-success")).toBeVisible();
    await founder.getByRole("button", { name: "Remove logo" }).click();
    await expectInOrder(founder, "logo", looks);
    const investor = await visit({
      ...(await makeMember(server, { role: "Investor" })).browser,
      ...firstOf(looks),
    });
    await open(investor, "/pitch-deck-upload");
    await expect(investor.getByText("Pitch decks are for startups")).toBeVisible();
    await expectInOrder(investor, "investor", looks);
  });
}
