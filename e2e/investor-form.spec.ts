import { makeMember } from "./fixtures/people.ts";
import {
  choice,
  field,
  INVESTOR_FORM,
  openForm,
  STARTUP_FORM,
  save,
} from "./fixtures/profile-form.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "profile", key);
const label = (key: string) => word("en", "labels", key);

test("an investor fills in the whole form, and the preview follows", async ({ visit, server }) => {
  const page = await visit((await makeMember(server, { role: "Investor" })).browser);
  await openForm(page, INVESTOR_FORM);
  const preview = page.getByRole("region", { name: say("preview") });
  await expect(preview).toContainText(say("previewEmpty"));
  await expect(preview.getByRole("term")).toHaveCount(0);
  // Each list with several values says so, except that of regions, which says what they are for.
  await expect(page.getByText(say("industriesHint"))).toHaveCount(3);
  // Both ends of a cheque have the currency chosen beside the first.
  await page.getByLabel(say("cheque_currency")).selectOption("SGD");
  const most = page.locator("div", { has: field(page, "cheque_max") }).last();
  await expect(most).toContainText("SGD");

  // By the visible words, as somebody with a screen reader finds them.
  await page.getByLabel(say("investorName"), { exact: true }).fill("Straits Harvest");
  await expect(preview).toContainText("Straits Harvest");
  await page.getByLabel(say("founded_year")).fill("2015");
  await expect(preview).toContainText("2015");
  await choice(page, "investor_types", "venture_capital").check();
  await choice(page, "investor_types", "family_office").check();
  await page.getByLabel(say("country")).selectOption("Singapore");
  await page.getByLabel(say("city")).fill("Singapore");
  await page.getByLabel(say("address")).fill("1 Raffles Place");
  await page.getByLabel(say("company_email")).fill("deals@straits.example");
  await page.getByLabel(say("website")).fill("straits.example");
  await choice(page, "investment_stages", "seed").check();
  await choice(page, "investment_stages", "series_a").check();
  await choice(page, "target_industries", "agritech").check();
  // Most industries work the same way, within their group and by keyboard.
  const industries = page.getByRole("group", { name: say("target_industries") });
  await expect(industries.getByRole("checkbox")).toHaveCount(8);
  await industries.getByRole("button", { name: say("moreIndustries") }).press("Enter");
  await choice(page, "target_industries", "biotech").press("Space");
  await industries.getByRole("button", { name: say("moreIndustries") }).press("Enter");
  await expect(choice(page, "target_industries", "biotech")).toBeChecked();
  await expect(industries.getByRole("checkbox")).toHaveCount(9);
  const together = page.getByLabel(say("allSoutheastAsia"));
  await together.check();
  await expect(choice(page, "target_regions", "Malaysia")).toBeChecked();
  await choice(page, "target_regions", "Malaysia").uncheck();
  await expect(together).not.toBeChecked();
  await together.check();
  await together.uncheck();
  await expect(choice(page, "target_regions", "Malaysia")).not.toBeChecked();
  // Countries outside the region wait behind a button; a chosen one stays in sight.
  const more = page.getByRole("button", { name: say("moreCountries") });
  await expect(choice(page, "target_regions", "Japan")).toHaveCount(0);
  await more.click();
  await choice(page, "target_regions", "Japan").check();
  await more.click();
  await expect(choice(page, "target_regions", "Japan")).toBeChecked();
  await expect(choice(page, "target_regions", "Chile")).toHaveCount(0);
  // Not `uncheck`, which would look at a box that is gone by then.
  await choice(page, "target_regions", "Japan").click();
  await expect(choice(page, "target_regions", "Japan")).toHaveCount(0);
  await choice(page, "target_regions", "Vietnam").check();
  await choice(page, "target_regions", "Thailand").check();
  for (const value of ["venture_capital", "seed", "series_a", "agritech", "Vietnam", "Thailand"]) {
    await expect(preview).toContainText(label(value));
  }
  await choice(page, "target_regions", "Thailand").uncheck();
  await expect(preview).not.toContainText(label("Thailand"));
  await page.getByLabel(say("tagline")).fill("First cheques for farms");
  await page.getByLabel(say("description")).fill("Fifty farms so far.\n\nAnd more.");
  await expect(preview).toContainText("First cheques for farms");
  await expect(preview.getByText("And more.")).toBeVisible();
  await expect(page.getByText("30 of 5,000 characters")).toBeVisible();
  await save(page);

  await page.reload();
  await expect(field(page, "name")).toHaveValue("Straits Harvest");
  await expect(field(page, "website")).toHaveValue("https://straits.example");
  await expect(choice(page, "target_regions", "Vietnam")).toBeChecked();
  await expect(choice(page, "target_regions", "Thailand")).not.toBeChecked();
});

for (const [role, theirs, own, text] of [
  ["Investor", STARTUP_FORM, INVESTOR_FORM, "wrongRoleStartup"],
  ["Startup", INVESTOR_FORM, STARTUP_FORM, "wrongRoleInvestor"],
] as const) {
  test(`somebody with the role ${role} is sent from ${theirs} to their own form`, async ({
    visit,
    server,
  }) => {
    const page = await visit((await makeMember(server, { role })).browser);
    await page.goto(theirs);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("wrongRoleTitle"));
    await expect(page.getByText(say(text))).toBeVisible();
    await expect(field(page, "name")).toHaveCount(0);
    await page.getByRole("link", { name: say("toOwnForm") }).click();
    await expect(page).toHaveURL(own);
    await expect(field(page, "name")).toBeVisible();
  });
}
