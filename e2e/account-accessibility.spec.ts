import type { Page } from "@playwright/test";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expectInOrder } from "./fixtures/in-order.ts";
import { firstOf, inTurn, LOOKS_BY_LOAD, nameOf } from "./fixtures/looks.ts";
import { giveFile, makeMember, type SignedIn } from "./fixtures/people.ts";
import {
  centreLink,
  field,
  fillStartup,
  INVESTOR_FORM,
  openForm,
  STARTUP_FORM,
  save,
  saveButton,
} from "./fixtures/profile-form.ts";
import { founderWithProfile } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const CENTRE_TABS = [
  "/profile",
  "/profile?tab=publish",
  "/profile?tab=review",
  "/profile?tab=match",
];

/** Opens an account page, once its data has been read. */
async function openAccount(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("main section.card").first()).toBeVisible();
}

/** A startup's form in each of its states. */
async function formStates(page: Page, check: (state: string) => Promise<void>): Promise<void> {
  await openForm(page, STARTUP_FORM);
  await check("empty");
  await saveButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await check("with problems");
  await fillStartup(page, "Lúa Vàng");
  await save(page);
  await check("saved");

  const other = await page.context().newPage();
  await openForm(other, STARTUP_FORM);
  await field(other, "name").fill("Elsewhere");
  await save(other);
  await other.close();
  await field(page, "name").fill("Here");
  await saveButton(page).click();
  await expect(page.getByText(word("en", "profile", "conflictTitle"))).toBeVisible();
  await check("edited elsewhere");
  await centreLink(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("asking before it is left");
  await page.getByRole("button", { name: word("en", "profile", "leave") }).click();
  await openForm(page, STARTUP_FORM);
  await expect(page.getByText(word("en", "profile", "conflictTitle"))).toBeVisible();
  await page.getByRole("button", { name: word("en", "profile", "takeTheirs") }).click();
  await field(page, "name").fill("Kept");
  await centreLink(page).click();
  await page.getByRole("button", { name: word("en", "profile", "leave") }).click();
  await openForm(page, STARTUP_FORM);
  await expect(page.getByText(word("en", "keptForms", "restoredTitle"))).toBeVisible();
  const preview = page.getByRole("button", { name: word("en", "profile", "showPreview") });
  if (await preview.isVisible()) await preview.click();
  await check("with what was kept");
}

async function centreStates(
  page: Page,
  server: RunningServer,
  me: SignedIn,
  check: (state: string) => Promise<void>,
): Promise<void> {
  for (const address of CENTRE_TABS) {
    await openAccount(page, address);
    await check(address);
  }
  for (const kind of ["logo", "pitch_deck", "business_license"] as const) {
    await giveFile(server, me, kind);
  }
  await openAccount(page, "/profile");
  await check("with files");
  await openAccount(page, "/profile?tab=review");
  await check("review with a deck");
  await page.goto(INVESTOR_FORM);
  await expect(page.getByText(word("en", "profile", "wrongRoleInvestor"))).toBeVisible();
  await check("the other role's form");
}

for (const looks of LOOKS_BY_LOAD) {
  test(`the form of a startup in every state, ${nameOf(looks)}`, async ({
    visit,
    server,
    complaints,
  }) => {
    test.slow();
    complaints.announce(/409/);
    const me = await makeMember(server);
    const page = await visit({ ...firstOf(looks), ...me.browser });
    await formStates(page, (state) => expectInOrder(page, state, looks));
  });

  test(`the centre and an investor's form, ${nameOf(looks)}`, async ({ visit, server }) => {
    test.slow();
    const me = await makeMember(server);
    const page = await visit({ ...firstOf(looks), ...me.browser });
    await centreStates(page, server, me, (state) => expectInOrder(page, state, looks));
    // The offers and their services are shown once there is a profile.
    const founder = await founderWithProfile(server, "en");
    const ready = await visit({ ...firstOf(looks), ...founder.browser });
    for (const address of ["/profile?tab=publish", "/profile?tab=match"]) {
      await openAccount(ready, address);
      await expectInOrder(ready, `with a profile, ${address}`, looks);
    }
    await ready.getByLabel(word("en", "centre", "criteria"), { exact: true }).fill("");
    await ready.getByRole("button", { name: word("en", "centre", "saveCriteria") }).click();
    await expect(ready.getByText(word("en", "centre", "criteriaEmpty"))).toBeVisible();
    await expectInOrder(ready, "criteria empty", looks);
    const investor = await visit({
      ...firstOf(looks),
      ...(await makeMember(server, { role: "Investor" })).browser,
    });
    for (const address of CENTRE_TABS) {
      await openAccount(investor, address);
      await expectInOrder(investor, `an investor's ${address}`, looks);
    }
    await openForm(investor, INVESTOR_FORM);
    await saveButton(investor).click();
    await expect(investor.getByRole("alert")).toBeVisible();
    await expectInOrder(investor, "an investor's form with problems", looks);
  });
}

const FORMS = { Startup: STARTUP_FORM, Investor: INVESTOR_FORM };
const ACCOUNT_PAGES = (["Startup", "Investor"] as const).flatMap((role) =>
  [FORMS[role], ...CENTRE_TABS].map((address) => ({ role, address })),
);

for (const { language, shown } of inTurn(ACCOUNT_PAGES)) {
  test(`account pages fit in ${language}, and are accessible`, async ({ visit, server }) => {
    test.slow();
    for (const { role, address } of shown) {
      const page = await visit((await makeMember(server, { role })).browser);
      await page.goto(`/profile?lang=${language}`);
      await openAccount(page, address);
      if (address === FORMS[role]) {
        await saveButton(page, language).click();
        await expect(page.getByRole("alert")).toBeVisible();
      }
      await expectNothingWider(page, `${role}, ${address}`);
      await expectAccessible(page, `${role}, ${address}, ${language}`);
    }
  });
}
