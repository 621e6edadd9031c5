import { chineseDeck, deck } from "./fixtures/documents.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { PHONE } from "./fixtures/phone.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use(PHONE);

test("a Thai founder uploads a deck on the phone and pages through it", async ({
  visit,
  server,
}) => {
  const t = (key: string) => word("th", "files", key);
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/pitch-deck-upload?lang=th");
  await page.locator("input[type=file]").setInputFiles(await deck("ข้าว.pdf", 2));
  await expect(page.getByText(t("deckDone"))).toBeVisible();
  await page.getByRole("button", { name: t("preview") }).tap();
  const canvas = page.locator("[data-page='1'] canvas");
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: t("nextPage") }).tap();
  await expect(page.locator("[data-page='2'] canvas")).toBeVisible();
});

test("a deck that does not embed its Chinese font is shown with the site's own", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/pitch-deck-upload?lang=zh");
  await page.locator("input[type=file]").setInputFiles(chineseDeck("稻田.pdf"));
  await expect(page.getByText(word("zh", "files", "deckDone"))).toBeVisible();
  const map = page.waitForResponse(/\/assets\/pdfjs-[\d.]+\/cmaps\/UniGB-UCS2-H\.bcmap$/);
  await page.getByRole("button", { name: word("zh", "files", "preview") }).tap();
  expect((await map).status()).toBe(200);
  await expect(page.getByText("稻田", { exact: true })).toBeAttached();
});
