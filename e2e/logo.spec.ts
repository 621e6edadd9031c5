import { logo } from "./fixtures/documents.ts";
import { member } from "./fixtures/member.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";

test("a logo is shown whole once chosen, stored, and can be removed", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/400/);
  const page = await visit(await member(server, "Startup"));
  await open(page, "/startup-profile-submission");
  const part = page.getByRole("region", { name: "Logo", exact: true });
  const input = part.locator("input[type=file]");
  await input.setInputFiles(logo("sawah.png"));
  await expect(part.getByText("Your logo is stored.")).toBeVisible();
  const picture = part.getByRole("img", { name: "Your logo" });
  await expect(picture).toHaveAttribute("src", /\/object\/public\/logos\/.*\/logo-256\.webp$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(256);

  const script = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
  await input.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: script });
  await expect(part.getByRole("alert")).toContainText("This is not a JPG, PNG or WebP picture.");
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: script });
  await expect(part.getByRole("alert")).toContainText("File too large or invalid file type.");
  await expect(picture).toBeVisible();

  await part.getByRole("button", { name: "Remove logo" }).click();
  await part.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(picture).toBeHidden();
});
