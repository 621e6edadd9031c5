import type { Page } from "@playwright/test";
import { languagesOf } from "./fixtures/looks.ts";
import { open, settle } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const SUGGEST = "**/rest/v1/rpc/suggest?*";
const say = (key: string) => word("en", "suggest", key);

const box = (page: Page) => page.getByRole("combobox");
const list = (page: Page) => page.getByRole("listbox", { name: say("suggestions") });
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });

/** The queries of the suggestions, from now on. */
function asked(page: Page): (string | null)[] {
  const queries: (string | null)[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/rpc/suggest")) queries.push(url.searchParams.get("query"));
  });
  return queries;
}

test("names and titles appear while typing, and the arrows choose", async ({ page }) => {
  await open(page, "/");
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  const answered = page.waitForResponse(/rpc\/suggest\?query=saigon\+le&/);
  await box(page).pressSequentially("saigon le");
  await expect(option(page, "Saigon Ledger")).toBeVisible();
  // The list for the earlier text may begin with another.
  await (await answered).finished();
  await settle(page);
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  await expect(box(page)).toHaveAttribute(
    "aria-controls",
    (await list(page).getAttribute("id")) ?? "",
  );
  await expect(list(page).getByRole("group", { name: "Startups" })).toBeVisible();
  await expect(option(page, "Saigon Ledger").locator("mark")).toHaveText(["Saigon", "Le"]);
  await expect(page.getByRole("status").filter({ hasText: /suggestion/ })).toHaveText(
    /^\d+ suggestions?$/,
  );

  await box(page).press("ArrowDown");
  const first = page.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(box(page)).toHaveAttribute(
    "aria-activedescendant",
    (await first.getAttribute("id")) ?? "",
  );
  await expect(box(page)).toBeFocused();
  await box(page).press("End");
  const last = option(page, "Search for “saigon le”");
  await expect(last).toHaveAttribute("aria-selected", "true");
  await box(page).press("ArrowDown");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await box(page).press("ArrowUp");
  await expect(last).toHaveAttribute("aria-selected", "true");
  await box(page).press("Home");
  await expect(first).toHaveAttribute("aria-selected", "true");
});

test("the search page's own box suggests as well, as wide as it is", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, "/search?q=kopi");
  const own = page.getByRole("main").getByRole("combobox");
  await own.fill("saigon le");
  await expect(option(page, "Saigon Ledger")).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [shown, form] = [await list(page).boundingBox(), await own.boundingBox()];
    expect((shown?.width ?? 0) / (form?.width ?? 1), `${width} px`).toBeGreaterThan(0.9);
  }
  await own.press("ArrowDown");
  await own.press("Enter");
  await expect(page).toHaveURL(/\/startups\/saigon-ledger$/);
  await page.goBack();
  await own.fill("padi");
  await own.press("Enter");
  await expect(page).toHaveURL("/search?q=padi");
  await expect(own).toHaveValue("padi");
  await own.fill("saigon le");
  await expect(option(page, "Saigon Ledger")).toBeVisible();
});

test("topics and titles are in the reader's language", async ({ page }) => {
  await open(page, "/?lang=zh");
  await box(page).fill("fin");
  const topic = option(page, word("zh", "labels", "fintech"));
  await expect(topic).toHaveAttribute("href", "/sectors/fintech");
  const news = page.getByRole("group", { name: word("zh", "frame", "navNews") });
  await expect(news.getByRole("option").first()).toContainText(/\p{Script=Han}/u);
});

test("Enter opens the chosen suggestion and clears the box", async ({ page }) => {
  await open(page, "/");
  await box(page).fill("saigon ledger");
  await expect(option(page, "Saigon Ledger")).toBeVisible();
  await box(page).press("ArrowDown");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/startups/saigon-ledger");
  await expect(box(page)).toHaveValue("");
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test("a choice stays when the list changes under it", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/rpc\/suggest\?query=saigon\+l/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page, "/");
  await box(page).fill("saigon");
  await expect(option(page, "Saigon Ledger")).toBeVisible();
  const held = page.waitForRequest(/rpc\/suggest\?query=saigon\+l/);
  await box(page).fill("saigon l");
  await held;
  for (;;) {
    await box(page).press("ArrowDown");
    const chosen = page.locator("[role=option][aria-selected=true]");
    if ((await chosen.textContent()) === "Saigon Ledger") break;
  }
  gate.resolve();
  await expect(option(page, "Saigon Delta Fund")).toHaveCount(0);
  await expect(option(page, "Saigon Ledger")).toHaveAttribute("aria-selected", "true");
});

for (const language of languagesOf("vi")) {
  test(`the list stays inside the window in ${language}`, async ({ page }) => {
    await open(page, `/legal-disclaimer?lang=${language}`);
    await box(page).fill("saigon");
    await expect(page.getByRole("listbox")).toBeVisible();
    // On tablets the search is a page of its own.
    for (const width of [640, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const panel = await page.getByRole("listbox").boundingBox();
      expect(panel?.x, `${width} px`).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test("a click does the same", async ({ page }) => {
  await open(page, "/");
  await box(page).pressSequentially("saigon ledger");
  await option(page, "Saigon Ledger").click();
  await expect(page).toHaveURL("/startups/saigon-ledger");
  await expect(box(page)).toHaveValue("");
});

test("Enter without a choice searches for what was typed", async ({ page }) => {
  await open(page, "/");
  await box(page).pressSequentially("saigon ledger");
  await expect(option(page, "Saigon Ledger")).toBeVisible();
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=saigon%20ledger");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  // Beside the page's own box the header's is hidden; elsewhere it is empty again.
  await expect(box(page)).toHaveValue("saigon ledger");
  await page.getByRole("banner").getByRole("link", { name: "Benih" }).click();
  await expect(box(page)).toHaveValue("");
});

test("Escape closes, then clears; Tab leaves the box", async ({ page }) => {
  await open(page, "/");
  await box(page).pressSequentially("saigon");
  await expect(list(page)).toBeVisible();
  await box(page).press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue("saigon");
  await box(page).press("ArrowDown");
  await expect(list(page)).toBeVisible();
  await box(page).press("Escape");
  await box(page).press("Escape");
  await expect(box(page)).toHaveValue("");

  await box(page).pressSequentially("saigon");
  await expect(list(page)).toBeVisible();
  await box(page).press("Tab");
  await expect(list(page)).toBeHidden();
  await expect(page.locator("header summary:focus")).toHaveCount(1);
});

test("a request overtaken by the next letter is aborted", async ({ page }) => {
  await open(page, "/");
  const held = page.waitForRequest(/rpc\/suggest\?query=sai&/);
  const failed = page.waitForEvent("requestfailed");
  await page.route(/rpc\/suggest\?query=sai&/, () => undefined);
  await box(page).fill("sai");
  const overtaken = await held;
  await box(page).fill("saigon");
  expect(await failed).toBe(overtaken);
  await expect(option(page, "Saigon Ledger")).toBeVisible();
});

test("suggestions are requested when the typing pauses, not for every letter", async ({ page }) => {
  await open(page, "/");
  await box(page).fill("sai");
  await expect(list(page)).toBeVisible();
  const queries = asked(page);
  // A clock that is only installed keeps running, and a busy machine types slowly.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).pressSequentially("gon led");
  await page.clock.runFor(149);
  expect(queries).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => queries).toEqual(["saigon led"]);
  await expect(option(page, "Saigon Ledger")).toBeVisible();
});

test("suggestions already loaded are not requested again", async ({ page }) => {
  await open(page, "/");
  const queries = asked(page);
  await box(page).fill("saigon");
  await expect(list(page)).toBeVisible();
  await box(page).fill("");
  await expect(list(page)).toBeHidden();
  await box(page).fill("saigon");
  await expect(list(page)).toBeVisible();
  expect(queries).toEqual(["saigon"]);
});

test("failed suggestions stay silent, and the box still searches", async ({ page, complaints }) => {
  complaints.announce(/ERR_FAILED/);
  await open(page, "/");
  const failed = page.waitForEvent("requestfailed");
  await page.route(SUGGEST, (route) => route.abort());
  await box(page).fill("saigon");
  await failed;
  await settle(page);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=saigon");
});

test("text being composed by an input method is neither looked up nor sent", async ({ page }) => {
  await open(page, "/");
  await box(page).fill("sai");
  await expect(list(page)).toBeVisible();
  await box(page).fill("");
  const queries = asked(page);
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", {
    text: "jinrong",
    selectionStart: 7,
    selectionEnd: 7,
  });
  await expect(box(page)).toHaveValue("jinrong");
  await box(page).dispatchEvent("keydown", { key: "Enter", isComposing: true, cancelable: true });
  await keyboard.send("Input.insertText", { text: "金融" });
  await expect(box(page)).toHaveValue("金融");
  await expect(list(page)).toBeVisible();
  expect(queries).toEqual(["金融"]);
  await expect(page).toHaveURL("/");
  await box(page).press("Enter");
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent("金融")}`);
});

test("nothing is loaded before the box has the focus, and nothing typed meanwhile is lost", async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  const files: string[] = [];
  await page.route(/\/assets\/suggest/, async (route) => {
    files.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  await open(page, "/");
  expect(files).toEqual([]);
  await box(page).pressSequentially("saigon l");
  await expect.poll(() => files.length).toBeGreaterThan(0);
  await box(page).pressSequentially("edger");
  gate.resolve();
  await expect(option(page, "Saigon Ledger")).toBeVisible();
  await expect(box(page)).toHaveValue("saigon ledger");
  await expect(box(page)).toBeFocused();
});
