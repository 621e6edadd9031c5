import { toast } from "./fixtures/messages.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const SLUG = "bangkok-robotics-week";
const sayShare = (key: string) => word("en", "share", key);

test("without a share sheet, share is a menu of networks", async ({ page, newsroom, server }) => {
  const { title } = await newsroom.article(SLUG);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await open(page, `/news/${SLUG}`);
  await page.locator("summary", { hasText: sayShare("share") }).click();
  const menu = page.locator("main details[open]");
  await expect(menu.getByRole("link")).toHaveText([
    "WhatsApp",
    "LINE",
    "Zalo",
    "Telegram",
    "LinkedIn",
    "Facebook",
    sayShare("shareEmail"),
  ]);
  const address = `${server.url}/news/${SLUG}?lang=en`;
  for (const link of await menu.getByRole("link").all()) {
    expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain(address);
  }
  const telegram = menu.getByRole("link", { name: "Telegram" });
  await expect(telegram).toHaveAttribute("rel", "noopener noreferrer");
  expect(decodeURIComponent((await telegram.getAttribute("href")) ?? "")).toContain(title);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
});

test("with a share sheet, share opens it", async ({ page, newsroom, server }) => {
  const { title } = await newsroom.article(SLUG);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    // Closing the sheet rejects, as on a phone.
    const share = async (data: unknown) => {
      shared.push(data);
      throw new DOMException("Share canceled", "AbortError");
    };
    Object.defineProperty(navigator, "share", { value: share });
  });
  await open(page, `/news/${SLUG}`);
  await page.getByRole("button", { name: sayShare("share"), exact: true }).click();
  const url = `${server.url}/news/${SLUG}?lang=en`;
  await expect.poll(() => page.evaluate("shared")).toEqual([{ title, url }]);
  await expect(toast(page)).toHaveCount(0);
});

test("copy link confirms in a toast with a close button", async ({ page, context, server }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url });
  await open(page, `/news/${SLUG}`);
  await page.getByRole("button", { name: sayShare("copyLink") }).click();
  await expect(toast(page)).toHaveText(sayShare("linkCopied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${server.url}/news/${SLUG}?lang=en`,
  );
  await toast(page).getByRole("button").click();
  await expect(toast(page)).toHaveCount(0);
});

test("a link that cannot be copied says so, and what to do", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await open(page, `/news/${SLUG}`);
  await page.getByRole("button", { name: sayShare("copyLink") }).click();
  await expect(toast(page)).toHaveText(sayShare("copyFailed"));
});
