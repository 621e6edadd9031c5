import type { Locator } from "@playwright/test";
import { makeMember, signUp } from "./fixtures/people.ts";
import { PHONE } from "./fixtures/phone.ts";
import {
  centreLink,
  choice,
  field,
  openForm,
  problemOf,
  STARTUP_FORM,
  save,
  saveButton,
} from "./fixtures/profile-form.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ ...PHONE, hasBrandLetters: true });

const problem = (key: string, label = "") =>
  word("en", "problems", key).replace("{label}", label && word("en", "profile", label));

/** Neither the header nor the save bar covers the control. */
async function expectUncovered(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const { top, bottom, left, width } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].every(
          (y) => document.elementFromPoint(left + width / 2, y) === element,
        );
      }),
    )
    .toBe(true);
}

test("a founder fills in the whole form on a phone, sees its problems, and finds it saved", async ({
  visit,
  server,
}) => {
  const me = await signUp(server, "Startup", "en");
  const page = await visit(me.browser);
  await openForm(page, STARTUP_FORM);

  await saveButton(page).click();
  await expect(page.getByRole("alert")).toHaveText(problem("correctFields"));
  await expect(field(page, "name")).toBeFocused();
  await expectUncovered(field(page, "name"));
  const bar = await page.locator("form > .sticky").boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(96);
  expect(await problemOf(field(page, "name"))).toBe(problem("required", "startupName"));
  const industries = page.getByRole("group", { name: word("en", "profile", "industries") });
  await expect(industries).toContainText(problem("chooseOne"));
  await expect(industries).toHaveAccessibleDescription(/Choose at least one/);

  await field(page, "name").fill("Lúa Vàng");
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid");
  await field(page, "venture_round").selectOption("seed");
  await choice(page, "industries", "agritech").check();
  await choice(page, "industries", "fintech").check();
  await expect(industries).not.toContainText(problem("chooseOne"));

  await field(page, "founded_year").fill("21");
  await field(page, "founded_year").blur();
  await expect.poll(() => problemOf(field(page, "founded_year"))).toBe(problem("invalidYear"));
  await field(page, "founded_year").fill("2021");
  await field(page, "company_email").fill("hello");
  await field(page, "company_email").blur();
  await expect.poll(() => problemOf(field(page, "company_email"))).toBe(problem("invalidEmail"));
  await field(page, "company_email").fill("hello@luavang.example");

  const phone = field(page, "mobile_phone");
  await phone.fill("091 234 56 78");
  await phone.blur();
  await expect.poll(() => problemOf(phone)).toBe(problem("invalidPhone"));
  await field(page, "country").selectOption("Vietnam");
  await expect.poll(() => problemOf(phone)).toBe("");

  await field(page, "city").fill("Cần Thơ");
  await field(page, "address").fill("12 Nguyễn Trãi");
  await field(page, "team_size").selectOption("11-50");
  await field(page, "founder_name").fill("Nguyễn Thị Lan");
  await field(page, "website").fill("luavang.example");
  await field(page, "whatsapp").fill("0912345678");
  await field(page, "line").fill("LuaVang");
  await field(page, "telegram").fill("@luavang");
  await field(page, "zalo").fill("0912345678");
  await field(page, "linkedin").fill("luavang");
  await field(page, "tagline").fill("Rice that pays its farmers first");
  await field(page, "description").fill("Farmers wait for months.");

  await saveButton(page).click();
  await expect(field(page, "linkedin")).toBeFocused();
  await expectUncovered(field(page, "linkedin"));
  expect(await problemOf(field(page, "linkedin"))).toBe(problem("invalidLinkedin"));
  await expect(page.getByRole("alert")).toHaveText(problem("correctFields"));
  await field(page, "linkedin").fill("linkedin.com/company/lua-vang");
  await save(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(phone).toHaveValue("+84912345678");

  await page.reload();
  for (const [name, value] of Object.entries({
    name: "Lúa Vàng",
    venture_round: "seed",
    country: "Vietnam",
    city: "Cần Thơ",
    team_size: "11-50",
    founded_year: "2021",
    mobile_phone: "+84912345678",
    whatsapp: "+84912345678",
    line: "luavang",
    telegram: "luavang",
    zalo: "+84912345678",
    website: "https://luavang.example",
    linkedin: "https://www.linkedin.com/company/lua-vang",
    description: "Farmers wait for months.",
  })) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(choice(page, "industries", "agritech")).toBeChecked();
  await expect(choice(page, "industries", "fintech")).toBeChecked();
  await expect(choice(page, "industries", "saas")).not.toBeChecked();

  // The state has the bar's single line for itself.
  await expect(page.getByRole("link", { name: word("en", "profile", "toCentre") })).toBeHidden();
  await centreLink(page).click();
  const profile = page
    .getByRole("listitem")
    .filter({ hasText: word("en", "centre", "doneProfile") });
  await expect(profile).toContainText(word("en", "centre", "done"));
  await expect(profile).not.toContainText(word("en", "centre", "missing"));
});

test("public fields are not among private ones", async ({ visit, server }) => {
  const page = await visit((await makeMember(server)).browser);
  await openForm(page, STARTUP_FORM);
  const links = page.locator("section", {
    has: page.getByRole("heading", { name: word("en", "profile", "linksSection") }),
  });
  for (const name of ["website", "linkedin"] as const) {
    await expect(links.locator(`[name=${name}]`)).toBeVisible();
  }
  await expect(links.getByRole("textbox")).toHaveCount(2);
});

test("the preview is a press away on a phone, and follows the input", async ({ visit, server }) => {
  const me = await signUp(server, "Startup", "en");
  const page = await visit(me.browser);
  await openForm(page, STARTUP_FORM);
  const preview = page.getByRole("dialog", { name: word("en", "profile", "preview") });
  const show = page.getByRole("button", { name: word("en", "profile", "showPreview") });
  await field(page, "name").fill("Lúa Vàng");
  await field(page, "country").selectOption("Vietnam");
  // In the bar that stays in sight, not below all fields.
  await expect(show).toBeInViewport();
  await show.click();
  await expect(preview.getByText("Lúa Vàng")).toBeVisible();
  await expect(preview).toContainText("Vietnam");
  await preview.getByRole("button", { name: word("en", "profile", "hidePreview") }).click();
  await expect(preview).toBeHidden();
});

test("problems are scrolled into sight on a window of any height", async ({ visit, server }) => {
  const page = await visit({ ...PHONE, ...(await makeMember(server)).browser });
  for (const height of [600, 740, 860, 900, 940]) {
    await page.setViewportSize({ width: 360, height });
    // The language with the highest bar.
    await openForm(page, `${STARTUP_FORM}?lang=th`);
    await saveButton(page, "th").click();
    await expect(field(page, "name")).toBeFocused();
    await expectUncovered(field(page, "name"));
    const said = word("th", "problems", "required").replace(
      "{label}",
      word("th", "profile", "startupName"),
    );
    await expectUncovered(page.getByText(said, { exact: true }));
  }
});
