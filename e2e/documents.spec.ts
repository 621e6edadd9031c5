import { writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { type ChosenFile, deck, slowDown } from "./fixtures/documents.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { founderWithProfile } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const MEGABYTE = 1024 * 1024;

const say = (key: string, values?: Record<string, string>) => word("en", "files", key, values);
const input = (page: Page): Locator => page.locator("input[type=file]");
const stored = (page: Page): Locator => page.getByRole("region", { name: say("currentFile") });

async function drop(page: Page, file: ChosenFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], name, { type }));
      return carried;
    },
    { name: file.name, type: file.mimeType, base64: file.buffer.toString("base64") },
  );
  const area = page.locator("label:has(input[type=file])");
  await area.dispatchEvent("dragover", { dataTransfer: transfer });
  await expect(area).toHaveAttribute("data-over", "true");
  await area.dispatchEvent("drop", { dataTransfer: transfer });
}

test("a business license has the name of the country, once that is known", async ({
  visit,
  server,
}) => {
  const known = await visit((await founderWithProfile(server, "en")).browser);
  await open(known, "/business-license-upload");
  const lead = say("licenseLeadOf", { document: say("licenseOf_Thailand") });
  await expect(known.getByText(lead)).toBeVisible();
  const fresh = await visit((await makeMember(server)).browser);
  await open(fresh, "/business-license-upload");
  await expect(fresh.getByText(say("licenseLead"))).toBeVisible();
});

test("a founder uploads a deck, pages through it, replaces it by dropping another, removes it", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/pitch-deck-upload");
  await expect(page.getByRole("heading", { name: "What a deck needs" })).toBeVisible();
  await input(page).setInputFiles(await deck("Sawah.pdf", 3));
  const done = page.getByText(say("deckDone"));
  await expect(done).toBeVisible();
  await expect(page.locator(".notice-success")).toBeFocused();
  await expect(stored(page)).toContainText("Sawah.pdf");
  await expect(stored(page)).toContainText("3 pages");
  await expect(stored(page).locator("img")).toHaveAttribute("src", /^data:image\/jpeg/);
  await expect(stored(page)).toContainText(say("notReviewed"));
  // Its review comes next; removing it is not a button beside that.
  await expect(stored(page).locator(".button-leaf")).toHaveText([say("getReviewed")]);
  await expect(stored(page).getByRole("link", { name: say("getReviewed") })).toHaveAttribute(
    "href",
    "/profile?tab=review",
  );

  await page.getByRole("button", { name: "Preview" }).click();
  const pages = page.getByRole("region", { name: /^Page \d of 3$/ });
  await expect(pages.locator("[data-page='1'] canvas")).toBeVisible();
  await expect(pages.getByText("Slide 1: we grow rice faster")).toBeAttached();
  await expect(page.getByRole("button", { name: "Previous page" })).toBeDisabled();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(pages.getByText("Slide 2: we grow rice faster")).toBeAttached();
  await pages.focus();
  await page.keyboard.press("End");
  await expect(pages.locator("[data-page='3']")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next page" })).toBeDisabled();
  await page.keyboard.press("ArrowLeft");
  await expect(pages.locator("[data-page='2']")).toBeVisible();
  // After the press that leads to the last page, the focus is where the next key works.
  await page.getByRole("button", { name: "Next page" }).press("Enter");
  await expect(pages.locator("[data-page='3']")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next page" })).toBeFocused();
  await page.getByRole("textbox", { name: "Page number" }).fill("1");
  await page.keyboard.press("Enter");
  await expect(pages.locator("[data-page='1']")).toBeVisible();
  const width = () => pages.locator("canvas").evaluate((canvas) => canvas.clientWidth);
  const fitting = await width();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(fitting * 1.4);
  await page.getByRole("button", { name: "Close preview" }).click();

  await drop(page, await deck("Sawah 2.pdf", 1));
  await expect(stored(page)).toContainText("Sawah 2.pdf");
  await expect(stored(page)).toContainText("1 page");
  await open(page, "/pitch-deck-upload");
  await expect(stored(page)).toContainText("Sawah 2.pdf");

  await page.getByRole("button", { name: "Remove" }).click();
  const question = page.getByRole("group", { name: "Remove Sawah 2.pdf?" });
  await expect(question).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove" })).toBeFocused();
  await page.getByRole("button", { name: "Remove" }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(stored(page)).toBeHidden();
  await expect(input(page)).toBeFocused();
  await open(page, "/pitch-deck-upload");
  await expect(page.getByText("Choose a PDF")).toBeVisible();
});

test("a large deck shows its progress, can be cancelled, and started again", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/pitch-deck-upload");
  await input(page).setInputFiles(await deck("first.pdf", 1));
  await expect(stored(page)).toContainText("first.pdf");
  await slowDown(page);
  await input(page).setInputFiles(await deck("large.pdf", 2, 6 * MEGABYTE));
  const bar = page.getByRole("progressbar", { name: "Uploading large.pdf" });
  await expect.poll(() => bar.getAttribute("value").then(Number)).toBeGreaterThan(MEGABYTE / 8);
  await expect(page.getByText(/^\d+% · [\d.]+\s[kM]B of 6\sMB$/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(say("cancelled"))).toBeVisible();
  await expect(stored(page)).toContainText("first.pdf");
  await page.getByRole("button", { name: "Upload large.pdf again" }).click();
  await expect(bar).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
});

test("a connection that breaks during the upload is reported; the chosen file can be sent again", async ({
  visit,
  server,
  complaints,
}) => {
  // The stored file is read at once, and again when the connection is back.
  complaints.tolerate(/ERR_INTERNET_DISCONNECTED/);
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/pitch-deck-upload");
  await slowDown(page);
  await input(page).setInputFiles(await deck("large.pdf", 2, 2 * MEGABYTE));
  const bar = page.getByRole("progressbar");
  await expect.poll(() => bar.getAttribute("value").then(Number)).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await expect(page.getByText("Pitch deck upload failed.")).toBeVisible();
  await expect(page.getByText(say("connectionLost", { name: "large.pdf" }))).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Upload large.pdf again" }).click();
  await expect(page.getByText(say("deckDone"))).toBeVisible();
});

test("a file that cannot be a deck is refused with advice, and the stored one stays", async ({
  visit,
  server,
  complaints,
}, testInfo) => {
  complaints.announce(/400/);
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/pitch-deck-upload");
  await input(page).setInputFiles(await deck("kept.pdf", 1));
  await expect(stored(page)).toContainText("kept.pdf");
  const alert = page.getByRole("alert");
  const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
  const good = (await deck("x.pdf", 1)).buffer;

  const presentation = "application/vnd.ms-powerpoint";
  await input(page).setInputFiles({ name: "a.ppt", mimeType: presentation, buffer: good });
  await expect(alert).toContainText("File too large or invalid file type.");
  await expect(alert).toContainText("This is not a PDF. Export the document as PDF");
  await expect(alert).toBeFocused();
  const large = testInfo.outputPath("large.pdf");
  writeFileSync(large, Buffer.alloc(50 * MEGABYTE + 1));
  await input(page).setInputFiles(large);
  await expect(alert).toContainText("The file is larger than 50 MB.");
  // From here on the server refuses.
  await input(page).setInputFiles(pdf("page.pdf", Buffer.from("<!doctype html><p>Hello</p>")));
  await expect(alert).toContainText("This is not a PDF.");
  await input(page).setInputFiles(pdf("half.pdf", good.subarray(0, good.length / 2)));
  await expect(alert).toContainText("Pitch deck upload failed.");
  await expect(alert).toContainText("The PDF is damaged or incomplete. Export it again");
  await expect(page.getByRole("button", { name: /^Upload .* again$/ })).toBeHidden();
  await expect(stored(page)).toContainText("kept.pdf");
});

test("a license is for both roles; a server failure is reported in the spec's words", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/503/);
  const page = await visit((await makeMember(server, { role: "Investor" })).browser);
  await open(page, "/business-license-upload");
  await page.route("**/api/files/upload?*", (route) =>
    route.fulfill({ status: 503, json: { error: { code: "service_unavailable", message: "" } } }),
  );
  await input(page).setInputFiles(await deck("licence.pdf", 1));
  await expect(page.getByRole("alert")).toContainText("Business license upload failed.");
  await page.unroute("**/api/files/upload?*");
  await page.getByRole("button", { name: "Upload licence.pdf again" }).click();
  await expect(page.getByText(say("licenseDone"))).toBeVisible();
});

test("an investor at the deck page sees whom it is for, and a way on", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server, { role: "Investor" })).browser);
  await open(page, "/pitch-deck-upload");
  await expect(page.getByText("Pitch decks are for startups")).toBeVisible();
  await expect(input(page)).toHaveCount(0);
  await page.getByRole("link", { name: "See startups" }).click();
  await expect(page).toHaveURL(/\/startups$/);
});

test("files that cannot be read are reported, and read again on request", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/500/);
  test.slow();
  const page = await visit((await makeMember(server)).browser);
  await page.route("**/rest/v1/profile_files?*", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await open(page, "/pitch-deck-upload");
  await expect(page.getByText(say("loadFailed"))).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute("**/rest/v1/profile_files?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(say("loadFailed"))).toBeHidden();
});
