import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { leaveNothingPublished, makeStaff, savedStatus } from "./fixtures/desk.ts";
import { inEachLook, LOOKS } from "./fixtures/looks.ts";
import { give, type PictureFile, photo } from "./fixtures/pictures.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string, parameters = {}) => word("en", "deskPictures", key, parameters);
const documents = (key: string) => word("en", "deskDocuments", key);
const reserved = (language: "en" | "vi") => word(language, "article", "licence_reserved");
const companies = (key: string) => word("en", "deskCompanies", key);

leaveNothingPublished();

const uploads = (page: Page) => page.getByRole("region", { name: say("uploads") });
const focalPoint = (page: Page) => page.getByRole("button", { name: /^Focal point: / });
const picturesField = (page: Page, label: string) => page.getByRole("group", { name: label });

/** Uploads a photo in the room of pictures. @returns the address of its details */
async function upload(page: Page, file: PictureFile): Promise<string> {
  await page.goto("/desk/pictures");
  await page.locator("input[type=file]").setInputFiles(file);
  const added = uploads(page).getByRole("listitem").filter({ hasText: file.name });
  await expect(added).toContainText(say("uploaded"));
  await added.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(file.name);
  return new URL(page.url()).pathname;
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("save"), exact: true }).click();
  await expect(page.getByText(say("allSaved"))).toBeVisible();
}

/** An article with everything that a page needs except its picture. */
async function beginArticle(page: Page, title: string): Promise<void> {
  await page.goto("/desk/articles");
  await page.getByRole("button", { name: documents("begin_article") }).click();
  await expect(page).toHaveURL(/\/desk\/articles\/[0-9a-f-]{36}$/);
  await page.getByLabel(documents("title"), { exact: true }).fill(title);
  await page.getByLabel(documents("excerpt")).fill(`${title}.`);
  await page.getByRole("textbox", { name: documents("body") }).click();
  await page.keyboard.insertText("It grows in Hanoi.");
  await page.getByLabel(documents("category")).selectOption("Insight");
}

async function choose(page: Page, name: string): Promise<void> {
  await picturesField(page, documents("image"))
    .getByRole("button", { name: say("choose"), exact: true })
    .click();
  const dialog = page.getByRole("dialog", { name: say("choose_photo") });
  await dialog.getByRole("button").filter({ hasText: name }).click();
  await expect(dialog).toBeHidden();
}

function readShown(server: RunningServer, id: string | undefined) {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query("select revision from desk.pictures where id = $1", [id]);
    return rows;
  });
}

test("a photo is uploaded, described, put into an article and published; readers get it in their width", async ({
  visit,
  page: reader,
  server,
}) => {
  const page = await visit((await makeStaff(server, "publisher")).browser);
  const details = await upload(page, await photo("rice.jpg"));
  // The camera was held sideways: upright the picture is higher than wide.
  await expect(page.getByText(say("pixels", { width: 600, height: 900 }))).toBeVisible();
  await focalPoint(page).focus();
  await page.keyboard.press("ArrowDown");
  for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press("Shift+ArrowLeft");
  await expect(focalPoint(page)).toHaveAccessibleName(say("focalPointAt", { left: 20, top: 51 }));
  const box = await focalPoint(page).boundingBox();
  if (!box) throw new Error("The photo is not there");
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.4);
  await page.mouse.up();
  await page.mouse.move(box.x, box.y);
  await expect(focalPoint(page)).toHaveAccessibleName(say("focalPointAt", { left: 75, top: 40 }));
  await page.getByLabel(say("fromLeft")).fill("20");
  await page.getByLabel(say("fromTop")).fill("80");
  const crop = page.getByRole("list", { name: say("crops") }).locator("img");
  await expect(crop.first()).toHaveCSS("object-position", "20% 80%");
  await page.getByLabel("English").fill("Rice in the evening");
  await page.getByLabel("Tiếng Việt").fill("Lúa buổi chiều");
  await page.getByLabel(say("credit")).fill("Mai Tran");
  await page.getByLabel(say("licence")).fill(reserved("en"));
  await expect(page.getByText(say("unsaved"))).toBeVisible();
  await save(page);
  await inEachLook(page, LOOKS, (look) => expectAccessible(page, `details, ${look}`));

  await beginArticle(page, "A field of rice");
  await choose(page, "rice.jpg");
  await expect(page.getByLabel(documents("imageAlt"))).toHaveValue("Rice in the evening");
  await page.getByRole("button", { name: /Tiếng Việt/ }).click();
  await expect(
    page.getByRole("region", { name: "Tiếng Việt" }).getByLabel(documents("imageAlt")),
  ).toHaveValue("Lúa buổi chiều");
  await expect(savedStatus(page)).toBeVisible();
  await inEachLook(page, LOOKS, (look) => expectAccessible(page, `an article, ${look}`));
  await page.getByRole("button", { name: documents("view_preview") }).click();
  const preview = page.frameLocator(`iframe[title="${documents("view_preview")}"]`);
  await expect(preview.getByText(/Mai Tran/)).toBeVisible();
  await page.getByRole("button", { name: documents("move_publish"), exact: true }).click();
  await expect(page.getByRole("link", { name: documents("openPage") })).toBeVisible();

  const id = details.split("/").at(-1);
  await reader.goto("/news/a-field-of-rice");
  const shown = reader.getByRole("img", { name: "Rice in the evening" });
  await expect(shown).toHaveAttribute(
    "srcset",
    `/pictures/${id}/320 320w, /pictures/${id}/640 600w`,
  );
  await expect(shown).toHaveCSS("object-position", "20% 80%");
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  expect(await shown.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain("/pictures/");
  // Its place is reserved before a byte has arrived.
  await expect(shown.locator("..")).toHaveCSS("aspect-ratio", "16 / 9");
  await expect(reader.getByText("Mai Tran")).toBeVisible();
  await expect(reader.getByText(reserved("en"))).toBeVisible();
  await inEachLook(reader, LOOKS, (look) => expectAccessible(reader, `a picture, ${look}`));
  await reader.goto("/news/a-field-of-rice?lang=vi");
  await expect(reader.getByText(reserved("vi"))).toBeVisible();

  await page.goto(details);
  await expect(page.getByRole("link", { name: "A field of rice" })).toHaveAttribute(
    "href",
    /^\/desk\/articles\/[0-9a-f-]{36}$/,
  );
  await page.getByRole("button", { name: say("remove") }).click();
  const dialog = page.getByRole("dialog", { name: say("removeTitle") });
  await dialog.getByRole("button", { name: say("removeYes") }).click();
  await expect(dialog.getByRole("alert")).toHaveText(say("needed"));
  expect(await readShown(server, id)).toHaveLength(1);
  await dialog.getByRole("button", { name: say("cancel") }).click();

  // Only publishers change what readers see.
  const editor = await visit((await makeStaff(server, "editor")).browser);
  await editor.goto(details);
  await expect(editor.getByText(say("publishersOnly"))).toBeVisible();
  await expect(editor.getByLabel(say("credit"))).not.toBeEditable();
  await expect(editor.getByRole("button", { name: say("save"), exact: true })).toHaveCount(0);
});

test("files are dropped and pasted; each that is refused says why, and the others are there", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/upload-picture/, /take-in-picture/);
  const page = await visit((await makeStaff(server, "editor")).browser);
  await page.goto("/desk/pictures");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const dropped = await photo("dropped.jpg");
  const text = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("No picture") };
  const iphone = {
    name: "IMG_1.heic",
    mimeType: "image/heic",
    buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  };
  await give(heading, "drop", [dropped, text, iphone]);
  const outcome = (name: string) => uploads(page).getByRole("listitem").filter({ hasText: name });
  await expect(outcome("dropped.jpg")).toContainText(say("uploaded"));
  await expect(outcome("notes.png")).toContainText(say("problem_not_an_image"));
  await expect(outcome("IMG_1.heic")).toContainText(say("problem_image_heic"));
  await give(heading, "paste", [await photo("pasted.jpg")]);
  await expect(outcome("pasted.jpg")).toContainText(say("uploaded"));
  await give(heading, "paste", [], "https://127.0.0.1/secret.jpg");
  await expect(outcome("127.0.0.1")).toContainText(say("problem_address_unreachable"));
  await expect(page.getByRole("link").filter({ hasText: "pasted.jpg" }).first()).toBeVisible();
  await inEachLook(page, LOOKS, async (look) => {
    await expectAccessible(page, `the room, ${look}`);
    await expectNothingWider(page, `the room, ${look}`, [360]);
  });
  await uploads(page)
    .getByRole("button", { name: say("clearUploads") })
    .click();
  await expect(uploads(page)).toHaveCount(0);

  await page.getByLabel(say("search")).fill("dropped");
  await expect(page.getByRole("link").filter({ hasText: "pasted.jpg" })).toHaveCount(0);
  await page.getByRole("link").filter({ hasText: "dropped.jpg" }).click();
  await page.getByRole("button", { name: say("remove") }).click();
  await page.getByRole("button", { name: say("removeYes") }).click();
  await expect(page).toHaveURL(/\/desk\/pictures$/);
  await expect(page.getByRole("link").filter({ hasText: "pasted.jpg" })).toBeVisible();
  await expect(page.getByRole("link").filter({ hasText: "dropped.jpg" })).toHaveCount(0);
});

test("a logo is dropped on its field; one at another site is shown as an address only, with the way to take it in", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/take-in-picture/);
  const page = await visit((await makeStaff(server, "editor")).browser);
  await page.goto("/desk/startups");
  await page.getByRole("button", { name: documents("begin_startup") }).click();
  const field = picturesField(page, companies("logo"));
  await expect(field.getByText(say("none_logo"))).toBeVisible();
  await give(field, "drop", [await photo("mark.jpg")]);
  const shown = field.getByRole("img", { name: "mark.jpg" });
  await expect(shown).toHaveAttribute("srcset", /\/pictures\/[0-9a-f-]{36}\/64 64w/);
  // The arriving picture does not undo what was typed meanwhile.
  await page.getByLabel(companies("name"), { exact: true }).fill("Marked");
  await expect(savedStatus(page)).toBeVisible();
  await expectAccessible(page, "a logo");
  await page.getByRole("button", { name: documents("view_preview") }).click();
  const preview = page.frameLocator(`iframe[title="${documents("view_preview")}"]`);
  await expect(preview.locator("img[srcset*='/pictures/']")).toBeVisible();
  await page.goto("/desk/startups?q=Marked");
  await expect(page.getByRole("row").locator("img[srcset*='/pictures/']")).toBeVisible();
  await page.goBack();

  const id = new URL(page.url()).pathname.split("/").at(-1);
  await withDatabase(server, (client) =>
    client.query(
      `update desk.documents set content = jsonb_set(content, '{logo}', '"https://127.0.0.1/logo.png"')
       where id = $1`,
      [id],
    ),
  );
  await page.reload();
  await expect(field.getByText("https://127.0.0.1/logo.png")).toBeVisible();
  await expect(field.getByText(say("foreign"))).toBeVisible();
  await expect(field.locator("img")).toHaveCount(0);
  await expectNothingWider(page, "a logo elsewhere", [360]);
  await field.getByRole("button", { name: say("takeInThis") }).click();
  await expect(field.getByText(say("problem_address_unreachable"))).toBeVisible();
  await field.getByRole("button", { name: say("takeOut"), exact: true }).click();
  await expect(field.getByText(say("none_logo"))).toBeVisible();
});

test("two who describe a picture at once: the second sees both, and nothing typed is lost", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/describe-picture/);
  const one = await visit((await makeStaff(server, "editor")).browser);
  const other = await visit((await makeStaff(server, "editor")).browser);
  const details = await upload(one, await photo("shared.jpg"));
  await other.goto(details);
  await other.getByLabel(say("credit")).fill("Theirs");
  await save(other);
  await one.getByLabel(say("credit")).fill("Mine");
  await one.getByRole("button", { name: say("save"), exact: true }).click();
  const newer = one.getByRole("alert").filter({ hasText: say("newerTitle") });
  await expect(newer.locator("del")).toHaveText("Theirs");
  await expectAccessible(one, "a newer description");
  // Kept on the device, so that a reload asks the same question.
  one.on("dialog", (dialog) => dialog.accept());
  await one.reload();
  await expect(newer.locator("ins")).toHaveText("Mine");
  await newer.getByRole("button", { name: say("keepMine") }).click();
  await save(one);
  await one.reload();
  await expect(one.getByLabel(say("credit"))).toHaveValue("Mine");
});

test("a member who may not write sees pictures but changes none", async ({ visit, server }) => {
  const editor = await visit((await makeStaff(server, "editor")).browser);
  const details = await upload(editor, await photo("seen.jpg"));
  const support = await visit((await makeStaff(server, "support")).browser);
  await support.goto("/desk/pictures");
  await expect(support.getByRole("link").filter({ hasText: "seen.jpg" })).toBeVisible();
  await expect(support.locator("input[type=file]")).toHaveCount(0);
  await support.goto(details);
  await expect(support.getByLabel(say("credit"))).not.toBeEditable();
  await expect(focalPoint(support)).toHaveCount(0);
  await expect(support.getByRole("button", { name: say("remove") })).toHaveCount(0);
  await expectNothingWider(support, details, [360, 768, 1280]);
});
