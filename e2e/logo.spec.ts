import { logo } from "./fixtures/documents.ts";
import { open, settle } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test("a logo is shown whole once chosen, stored, and can be removed", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/400/);
  const page = await visit((await makeMember(server)).browser);
  await open(page, "/startup-profile-submission");
  const part = page.getByRole("region", { name: "Logo", exact: true });
  const input = part.locator("input[type=file]");
  await input.setInputFiles(logo("sawah.png"));
  await expect(part.getByText(word("en", "files", "logoDone"))).toBeVisible();
  const picture = part.getByRole("img", { name: "Your logo" });
  await expect(picture).toHaveAttribute("src", /\/object\/public\/logos\/.*\/logo-256\.webp$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(256);

  const script = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
  await input.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: script });
  await expect(part.getByRole("alert")).toContainText(word("en", "files", "not_an_image"));
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: script });
  await expect(part.getByRole("alert")).toContainText("File too large or invalid file type.");
  await expect(picture).toBeVisible();

  const remove = part.getByRole("button", { name: "Remove logo" });
  await remove.click();
  await part.getByRole("button", { name: "Keep it" }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await part.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(picture).toBeHidden();
});

test("a logo stays although an earlier look at the stored one answers only afterwards", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMember(server)).browser);
  const asked = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  await page.route(/profile_files.*kind=eq\.logo/, async (route) => {
    const answer = await route.fetch();
    asked.resolve();
    await stored.promise;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await open(page, "/startup-profile-submission");
  await asked.promise;
  const part = page.getByRole("region", { name: "Logo", exact: true });
  const ended = page.waitForEvent("requestfailed", (request) =>
    /profile_files.*kind=eq\.logo/.test(request.url()),
  );
  await part.locator("input[type=file]").setInputFiles(logo("sawah.png"));
  await expect(part.getByText(word("en", "files", "logoDone"))).toBeVisible();
  // The earlier request is aborted.
  await ended;
  stored.resolve();
  await settle(page);
  await expect(part.getByRole("button", { name: "Remove logo" })).toBeVisible();
});
