import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { leaveNothingPublished, makeStaff } from "./fixtures/desk.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

leaveNothingPublished();

const say = (key: string) => word("en", "deskImports", key);
const sayDuplicates = (key: string) => word("en", "deskDuplicates", key);

async function sendFile(page: Page, text: string): Promise<void> {
  await page.goto("/desk/import");
  await page
    .getByLabel(say("fileLabel"))
    .setInputFiles({ name: "companies.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: say("upload"), exact: true }).click();
  await expect(page.getByRole("heading", { name: say("mapHeading") })).toBeVisible();
}

const GOOD =
  "Tên công ty;Ngành;Giai đoạn;Quốc gia\nNhập Một;fintech;Hạt giống;Việt Nam\nNhập Hai;Logistik;seed;ไทย\n";

test("a publisher mends a file, imports it, and takes it back", async ({ visit, server }) => {
  const page = await visit((await makeStaff(server, "publisher")).browser);
  await sendFile(page, GOOD.replace("Việt Nam", "Atlantis"));
  await expectAccessible(page, "columns");
  await page.getByRole("button", { name: say("check"), exact: true }).click();
  await expect(page.getByRole("heading", { name: say("oftenHeading") })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Atlantis", exact: true })).toBeVisible();
  await expectAccessible(page, "problems");
  await expectNothingWider(page, "problems");

  await sendFile(page, GOOD);
  await page.getByRole("button", { name: say("check"), exact: true }).click();
  await page.getByRole("button", { name: "Import 2 lines" }).click();
  await expect(page.getByText(say("doneText"))).toBeVisible();
  expect((await fetch(`${server.url}/startups/nhap-mot`)).status).toBe(200);
  await page.getByRole("button", { name: say("undo") }).click();
  await page.getByRole("button", { name: say("undoYes") }).click();
  await expect(page.getByText(say("undoneText"))).toBeVisible();
  await expectAccessible(page, "undone");
  await expect.poll(async () => (await fetch(`${server.url}/startups/nhap-mot`)).status).toBe(404);
});

test("a publisher makes one company of two, and its old address leads on", async ({
  visit,
  server,
}) => {
  const insert = `insert into public.startups (slug, name, tagline, industries, venture_round, country, is_published, published_at)
    values ('twin-one', 'Twin Kapal', '', '{fintech}', 'seed', 'Vietnam', true, now()),
           ('twin-two', 'Twin Kapal Pte. Ltd.', 'Boats', '{fintech}', 'seed', 'Vietnam', true, now())`;
  await withDatabase(server, (client) => client.query(insert));
  const page = await visit((await makeStaff(server, "publisher")).browser);
  await page.goto("/desk/duplicates");
  const pair = page.getByRole("listitem").filter({ hasText: "Twin Kapal" });
  await pair.getByRole("button", { name: sayDuplicates("compare") }).click();
  await pair
    .getByRole("radio", { name: `${sayDuplicates("keepLabel")}: Twin Kapal (twin-one)` })
    .check();
  await pair.getByRole("button", { name: "Merge into Twin Kapal" }).click();
  await expect(pair.getByText(sayDuplicates("reasonMissing"))).toBeVisible();
  await expectAccessible(page, "both sides");
  await pair.getByLabel(sayDuplicates("reason")).fill("One register entry");
  await pair.getByRole("button", { name: "Merge into Twin Kapal" }).click();
  await expect(pair).toHaveCount(0);
  await expectNothingWider(page, "duplicates");
  const old = await fetch(`${server.url}/startups/twin-two`, { redirect: "manual" });
  expect([old.status, old.headers.get("location")]).toEqual([301, "/startups/twin-one"]);
  expect(await (await fetch(`${server.url}/startups/twin-one`)).text()).toContain("Boats");
  await withDatabase(server, (client) =>
    client.query("delete from public.startups where slug = 'twin-one'"),
  );
});
