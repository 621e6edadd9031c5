import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test("in rows wider than a phone, the current item is in sight", async ({ visit, server }) => {
  const page = await visit((await makeMember(server)).browser);
  const link = (file: "centre" | "account", key: string) =>
    page.getByRole("link", { name: word("id", file, key), exact: true });

  await page.goto("/profile?tab=match&lang=id");
  await expect(link("centre", "tabMatch")).toBeInViewport({ ratio: 1 });
  await expect(link("account", "settings")).not.toBeInViewport();
  // The line below the tabs spans the full width.
  const tabs = page.getByRole("navigation", { name: word("id", "centre", "tabs") });
  await expect(tabs).toHaveCSS("box-shadow", /inset/);
  expect(await tabs.boundingBox()).toMatchObject({ x: 0, width: 360 });
  await page.goto("/settings");
  await expect(link("account", "settings")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
