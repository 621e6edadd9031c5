import type { Locator, Page } from "@playwright/test";
import { LANGUAGE_NAMES } from "../contracts/languages.ts";
import { withDatabase } from "../testing/database.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { leaveNothingPublished, makeStaff, savedStatus } from "./fixtures/desk.ts";
import { mailsTo } from "./fixtures/mails.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "deskDocuments", key);
const words = (key: string) => word("en", "deskCompanies", key);
const told = (key: string) => word("en", "provenance", key);

leaveNothingPublished();

const field = (within: Page | Locator, label: string) => within.getByLabel(label, { exact: true });
const button = (page: Page, key: string) =>
  page.getByRole("button", { name: say(key), exact: true });

async function begin(page: Page, path: string, key: string): Promise<string> {
  await page.goto(`/desk/${path}`);
  await page.getByRole("button", { name: say(key) }).click();
  await expect(page).toHaveURL(new RegExp(`/desk/${path}/[0-9a-f-]{36}$`));
  return new URL(page.url()).pathname;
}

async function giveSource(page: Page, of: string): Promise<void> {
  await page.getByText(`${words("addSource")}: ${of}`).click();
  await page.getByLabel(`${say("source_publisher")}: ${of}`).fill("The Ledger");
  await page.getByLabel(`${say("source_url")}: ${of}`).fill("https://ledger.example/a");
  await page.getByLabel(`${say("source_readOn")}: ${of}`).fill("2026-11-03");
}

async function publish(page: Page): Promise<void> {
  await expect(savedStatus(page)).toBeVisible();
  await button(page, "move_publish").click();
  await expect(page.getByRole("link", { name: say("openPage") })).toBeVisible();
}

/** A startup with everything that a page needs. */
async function writeStartup(page: Page, name: string): Promise<string> {
  const address = await begin(page, "startups", "begin_startup");
  await field(page, words("name")).fill(name);
  await field(page, words("tagline")).fill("Rice that grows in salt water");
  await field(page, words("description")).fill("Farmers on the coast plant it twice a year.");
  await field(page, words("ventureRound")).selectOption("seed");
  await field(page, words("country")).selectOption("Vietnam");
  await page.getByLabel(word("en", "labels", "agritech")).check();
  return address;
}

test("an editor writes a startup with its sources; a publisher publishes it, a round in its own currency, and an exit", async ({
  visit,
  page: reader,
  server,
}) => {
  const page = await visit((await makeStaff(server, "editor")).browser);
  const address = await writeStartup(page, "Lua Man");
  await field(page, words("founderName")).fill("Nguyễn Thị Hoa");
  await giveSource(page, words("founderName"));
  await page.getByRole("button", { name: /Tiếng Việt/ }).click();
  const vietnamese = page.getByRole("region", { name: "Tiếng Việt" });
  await field(vietnamese, words("tagline")).fill("Lúa sống trong nước mặn");
  await expect(page.getByRole("button", { name: /Tiếng Việt/ })).toContainText(
    say("translation_missing"),
  );
  await field(vietnamese, words("description")).fill("Nông dân ven biển trồng hai vụ.");
  await expect(page.getByRole("button", { name: /Tiếng Việt/ })).toContainText(
    say("translation_read"),
  );
  await expect(field(page, words("slug"))).toHaveValue("lua-man");
  await expect(savedStatus(page)).toBeVisible();
  await expectAccessible(page, "a startup at work");
  await expect(button(page, "move_publish")).toHaveCount(0);
  await button(page, "move_hand_in").click();
  await expect(page.getByText(say("state_waiting")).first()).toBeVisible();

  const publisher = await visit((await makeStaff(server, "publisher")).browser);
  await publisher.goto("/desk/startups?state=waiting");
  await publisher.getByRole("link", { name: "Lua Man" }).click();
  await button(publisher, "view_preview").click();
  await publisher.getByRole("button", { name: "Tiếng Việt" }).click();
  const preview = publisher.frameLocator(`iframe[title="${say("view_preview")}"]`);
  await expect(preview.getByText("Lúa sống trong nước mặn")).toBeVisible();
  await expect(preview.getByRole("link", { name: told("source") })).toBeVisible();
  await button(publisher, "view_write").click();
  await publish(publisher);

  await begin(publisher, "rounds", "begin_round");
  await button(publisher, "move_publish").click();
  await expect(publisher.getByText(say("problem_chooseOne")).first()).toBeVisible();
  await field(publisher, words("company")).fill("lua m");
  await publisher.getByRole("button", { name: "Lua Man" }).click();
  await field(publisher, words("kind")).selectOption("debt");
  await expect(publisher.getByText(words("debtHint"))).toBeVisible();
  await field(publisher, words("kind")).selectOption("series_a");
  await field(publisher, words("announcedOn")).fill("2026-10-05");
  await field(publisher, words("amount")).fill("26,000,000");
  await field(publisher, words("currency")).selectOption("SGD");
  await publisher.getByLabel("SGD per US dollar").fill("1.3");
  await expect(publisher.getByText("S$26M, counted as US$20M")).toBeVisible();
  await giveSource(publisher, words("amount"));
  await field(publisher, words("addInvestor")).fill("capital");
  await publisher
    .getByRole("button", { name: /Capital$/ })
    .first()
    .click();
  await publisher.getByRole("checkbox", { name: words("isLead") }).check();
  await expectAccessible(publisher, "a round at work");
  await publish(publisher);

  await publisher.goto(address);
  await publisher.getByRole("button", { name: words("addEvent") }).click();
  await field(publisher, words("eventKind")).selectOption("acquisition");
  await field(publisher, words("eventOn")).fill("2026-11-02");
  await field(publisher, words("party_acquisition")).fill("Grab");
  await field(publisher, words("amount_acquisition")).fill("90000000");
  await expectAccessible(publisher, "an event at work");
  await expect(savedStatus(publisher)).toBeVisible();
  await button(publisher, "publishChanges").click();
  await expect(publisher.getByRole("button", { name: say("publishChanges") })).toHaveCount(0);

  // The page is dropped from the server's cache a moment after the change.
  await expect(async () => {
    await reader.goto("/startups/lua-man?lang=en");
    await expect(reader.getByText("Acquired by Grab · US$90M")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(reader.getByText(/^S\$26M, at 1.3 SGD per US dollar/)).toBeVisible();
  const sources = reader.getByRole("link", { name: told("source"), exact: true });
  await expect(sources).toHaveCount(2);
  await expect(sources.first()).toHaveAttribute("href", "https://ledger.example/a");
  await expect(sources.first()).toHaveAttribute("title", /The Ledger.*Nov 3, 2026 by an editor/);
  await expectAccessible(reader, "a startup with sources");
});

test("a document that something refers to is not deleted, and the desk says by what", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeStaff(server, "publisher")).browser);
  await writeStartup(page, "Referred To");
  await publish(page);
  await begin(page, "rounds", "begin_round");
  await field(page, words("company")).fill("referred");
  await page.getByRole("button", { name: "Referred To" }).click();
  await expect(savedStatus(page)).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Referred To" });
  await page.goto("/desk/startups?q=Referred+To");
  await row.getByRole("checkbox").check();
  await button(page, "move_delete").click();
  await expect(page.getByText(say("stillPublished"))).toBeVisible();
  await row.getByRole("checkbox").check();
  await button(page, "move_unpublish").click();
  await expect(row).toContainText(say("state_unpublished"));
  await row.getByRole("checkbox").check();
  await button(page, "move_delete").click();
  await expect(page.getByText(/Still linked to it: 1 round/)).toBeVisible();
  await expect(row).toBeVisible();
  await expectAccessible(page, "startups");
});

test("a page that its owner published is marked, and changed with a reason only", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeStaff(server, "publisher")).browser);
  const address = await writeStartup(page, "Owned Seeds");
  await publish(page);
  const owner = await makeMember(server, { language: "vi" });
  await withDatabase(server, (client) =>
    client.query("insert into public.startup_profiles (user_id, startup_id) values ($1, $2)", [
      owner.id,
      address.split("/").at(-1),
    ]),
  );
  await page.goto(address);
  await expect(page.getByText(say("publishedByOwner"))).toBeVisible();
  await field(page, words("city")).fill("Hue");
  await expect(savedStatus(page)).toBeVisible();
  await button(page, "publishChanges").click();
  const dialog = page.getByRole("dialog", { name: say("reasonTitle") });
  await dialog.getByRole("button", { name: say("move_publish") }).click();
  await expect(dialog.getByText(say("reasonMissing"))).toBeVisible();
  await expectAccessible(page, "a reason");
  await dialog.getByLabel(say("reason"), { exact: true }).fill("The register says Hue");
  await dialog.getByRole("button", { name: say("move_publish") }).click();
  const reasons = () =>
    withDatabase(server, async (client) => {
      const { rows } = await client.query<{ reason: string }>(
        "select reason from desk.audit where act = 'startups.update' and subject_id = $1",
        [address.split("/").at(-1)],
      );
      return rows.map(({ reason }) => reason);
    });
  await expect.poll(reasons).toEqual(["The register says Hue"]);
  await expect(button(page, "publishChanges")).toHaveCount(0);
  const [mail] = await mailsTo(server, owner.email);
  expect(mail?.subject).toBe("Chúng tôi đã sửa trang “Owned Seeds” của bạn");
  expect(mail?.text).toContain("> The register says Hue");
  expect(mail?.text).toContain("/startups/owned-seeds");
});

test("support reads companies and rounds, and changes none", async ({ visit, server }) => {
  const page = await visit((await makeStaff(server, "support")).browser);
  for (const path of ["startups", "investors", "rounds"]) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole("link").filter({ hasText: /\w/ }).nth(5)).toBeVisible();
    await expect(page.getByRole("button", { name: /^New / })).toHaveCount(0);
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await page.getByRole("table").getByRole("link").first().click();
    await expect(
      page.getByText("Editor, Publisher, and Administrator can change it."),
    ).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.locator("input:enabled, select:enabled, textarea:enabled")).toHaveCount(0);
    const names = await main.getByRole("button").allInnerTexts();
    const views = ["view_write", "view_preview", "view_versions"].map(say);
    const known = [...views, ...Object.values(LANGUAGE_NAMES)];
    expect(names.filter((name) => !known.some((one) => name.startsWith(one)))).toEqual([]);
    await expectAccessible(page, `${path}/:id, read only`);
  }
});

test("companies and rounds fit a phone", async ({ visit, server }) => {
  const page = await visit((await makeStaff(server, "publisher")).browser);
  for (const path of ["startups", "investors", "rounds"]) {
    await page.goto(`/desk/${path}`);
    await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
    await expectNothingWider(page, path, [360]);
    await page.getByRole("table").getByRole("link").first().click();
    await expect(savedStatus(page)).toBeVisible();
    await expectNothingWider(page, `${path}/:id`, [360]);
    await expectAccessible(page, `${path}/:id on a phone`);
  }
});
