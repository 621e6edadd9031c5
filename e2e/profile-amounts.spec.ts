import type { Page } from "@playwright/test";
import type { Language } from "../contracts/languages.ts";
import { withDatabase } from "../testing/database.ts";
import type { Account } from "../testing/people.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectInOrder } from "./fixtures/in-order.ts";
import { languagesOf } from "./fixtures/looks.ts";
import { makeMember } from "./fixtures/people.ts";
import {
  choice,
  field,
  fillStartup,
  INVESTOR_FORM,
  openForm,
  problemOf,
  STARTUP_FORM,
  saveButton,
} from "./fixtures/profile-form.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

/** Types an amount, and moves on to the next field. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await field(page, name).blur();
}

async function expectProblem(page: Page, name: string, key: string, language: Language) {
  const text = word(language, "problems", key).replace("{label}", word(language, "profile", name));
  await expect.poll(() => problemOf(field(page, name))).toBe(text);
}

async function saveAndReload(page: Page, language: Language): Promise<void> {
  await saveButton(page, language).click();
  await expect(page.getByText(word(language, "profile", "allSaved"))).toBeVisible();
  await page.reload();
  await expect(field(page, "name")).toBeVisible();
}

/** Somebody whose reviewed deck states what is being raised. */
async function haveReviewed(server: RunningServer, { id }: Account): Promise<void> {
  const quote = "We are raising US$1.5M to reach 40 villages.";
  const raising = { amount: 1_500_000, currency: "USD", page: 9, quote };
  await withDatabase(server, (client) =>
    client.query(
      `with run as (
         insert into public.runs
           (user_id, service, idempotency_key, language, price, state, fingerprint, finished_at)
         values ($1, 'deck_review', 'reviewed', 'en', 1, 'done', repeat('0', 64), now())
         returning id, user_id
       )
       insert into public.deck_reviews (run_id, user_id, file_name, file_sha256, score, review, engine)
       select id, user_id, 'deck.pdf', repeat('0', 64), 7, $2, 'rules' from run`,
      [id, { figures: { raising, revenue: null } }],
    ),
  );
}

for (const language of languagesOf("id")) {
  test(`a founder says what is raised and earned, as one writes it, ${language}`, async ({
    visit,
    server,
  }) => {
    const page = await visit((await makeMember(server)).browser);
    await openForm(page, `${STARTUP_FORM}?lang=${language}`);

    await type(page, "raising", "Rp 5 miliar");
    await expect(field(page, "raising")).toHaveValue("5000000000");
    await expect(field(page, "raising_currency")).toHaveValue("IDR");
    await expect(field(page, "raising")).toHaveAccessibleDescription(/5[.,]000[.,]000[.,]000/);
    await type(page, "revenue", "a lot");
    await expectProblem(page, "revenue", "invalidAmount", language);
    await expectInOrder(page, `amounts of a startup, ${language}`);
    await type(page, "revenue", "0");
    await expect.poll(() => problemOf(field(page, "revenue"))).toBe("");

    await fillStartup(page, "Lúa Vàng", language);
    // If the form is sent while it is being typed, it is read as well.
    await field(page, "raising").fill("1.5M");
    await field(page, "raising_currency").selectOption("SGD");
    await field(page, "raising").press("Enter");
    await expect(page.getByText(word(language, "profile", "allSaved"))).toBeVisible();
    await page.reload();
    await expect(field(page, "raising")).toHaveValue("1500000");
    await expect(field(page, "raising_currency")).toHaveValue("SGD");
    await expect(field(page, "revenue")).toHaveValue("0");
  });
}

for (const language of languagesOf("zh")) {
  test(`the deck's own figure is offered, and used when one wants it, ${language}`, async ({
    visit,
    server,
  }) => {
    const me = await makeMember(server);
    await haveReviewed(server, me);
    const page = await visit(me.browser);
    await openForm(page, `${STARTUP_FORM}?lang=${language}`);
    const use = page.getByRole("button", { name: /1[.,]500[.,]000/ });
    await expect(use).toHaveCount(1);
    await expect(page.getByText("“We are raising US$1.5M to reach 40 villages.”")).toBeVisible();
    await expect(field(page, "raising")).toHaveValue("");
    await expectInOrder(page, `a figure of the deck, ${language}`);

    await field(page, "raising").fill("2");
    await expect(use).toHaveCount(0);
    await field(page, "raising").fill("");
    await field(page, "raising_currency").selectOption("VND");
    await use.click();
    await expect(field(page, "raising")).toHaveValue("1500000");
    await expect(field(page, "raising")).toBeFocused();
    await expect(field(page, "raising_currency")).toHaveValue("USD");
    await expect(use).toHaveCount(0);
  });
}

for (const language of languagesOf("vi")) {
  test(`an investor says from what to what the cheques are, ${language}`, async ({
    visit,
    server,
  }) => {
    const page = await visit((await makeMember(server, { role: "Investor" })).browser);
    await openForm(page, `${INVESTOR_FORM}?lang=${language}`);

    await type(page, "cheque_min", "5 triệu USD");
    await expect(field(page, "cheque_min")).toHaveValue("5000000");
    await type(page, "cheque_max", "500 nghìn");
    await expectProblem(page, "cheque_max", "chequeOrder", language);
    await expectInOrder(page, `cheques out of order, ${language}`);
    await type(page, "cheque_max", "300万人民币");
    await expectProblem(page, "cheque_max", "currenciesDiffer", language);
    await type(page, "cheque_max", "10M");
    await expect.poll(() => problemOf(field(page, "cheque_max"))).toBe("");
    await expect(field(page, "cheque_max")).toHaveValue("10000000");

    await field(page, "name").fill("Straits Harvest");
    await field(page, "founded_year").fill("2015");
    await field(page, "country").selectOption("Singapore");
    await field(page, "address").fill("1 Raffles Place");
    await field(page, "company_email").fill("deals@straits.example");
    for (const [group, value] of [
      ["investor_types", "venture_capital"],
      ["investment_stages", "seed"],
      ["target_industries", "agritech"],
      ["target_regions", "Vietnam"],
    ] as const) {
      await choice(page, group, value, language).check();
    }
    await saveAndReload(page, language);
    await expect(field(page, "cheque_min")).toHaveValue("5000000");
    await expect(field(page, "cheque_max")).toHaveValue("10000000");
    await expect(field(page, "cheque_currency")).toHaveValue("USD");
  });
}
