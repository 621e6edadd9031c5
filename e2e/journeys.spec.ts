import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { LANGUAGE_TAGS, type Language } from "../contracts/languages.ts";
import { LICENSE, type Slide, STRONG, slides } from "../testing/decks.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { logo } from "./fixtures/documents.ts";
import { WHOLE } from "./fixtures/looks.ts";
import { linkTo } from "./fixtures/mails.ts";
import { PASSWORD } from "./fixtures/people.ts";
import {
  choice,
  field,
  INVESTOR_FORM,
  openForm,
  STARTUP_FORM,
  saveButton,
} from "./fixtures/profile-form.ts";
import { BACKGROUND_MS, expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

// The stand-ins for payments and sign-in answer only on their own machine.
test.use({ isAtServer: true });

/** In an ordinary run one is a founder's, the other an investor's. */
const JOURNEYS = ["en", "vi"] as const;

/** What a person reads and presses, in one language. */
function journeyIn(language: Language, page: Page, server: RunningServer) {
  const say = (namespace: string, key: string) => word(language, namespace, key);
  const press = (namespace: string, key: string) =>
    page.getByRole("button", { name: say(namespace, key), exact: true }).click();
  /** A button that has its price beside its name. */
  const pressPriced = (namespace: string, key: string) =>
    page.getByRole("button", { name: say(namespace, key) }).click();
  const openTab = async (tab: "publish" | "review" | "match") => {
    await page.goto(`/profile?tab=${tab}`);
  };

  return {
    say,
    openTab,

    async signUp(role: "roleStartup" | "roleInvestor", domain: string): Promise<void> {
      const email = `lan.${randomUUID().slice(0, 8)}@${domain}`;
      await page.goto("/");
      await page.getByRole("link", { name: say("home", "exploreProjects") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("auth", "signUpTitle"));
      await page.getByRole("radio", { name: say("account", role) }).check();
      await page.getByLabel(say("auth", "email")).fill(email);
      await page.getByLabel(say("auth", "password"), { exact: true }).fill(PASSWORD);
      await page.getByLabel(say("auth", "repeatPassword")).fill(PASSWORD);
      await press("auth", "signUp");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        say("auth", "checkMailboxTitle"),
      );
      await page.goto(await linkTo(server, email));
      await expect(
        page.getByText(say("account", "arrivedConfirmed").replace("{email}", email)),
      ).toBeVisible();
    },

    async fill(form: string, values: Record<string, string>, boxes: Record<string, string[]>) {
      await openForm(page, form);
      for (const [name, values] of Object.entries(boxes)) {
        for (const value of values) await choice(page, name, value, language).check();
      }
      for (const [name, value] of Object.entries(values)) {
        const control = field(page, name);
        const isChoice = await control.evaluate((element) => element.tagName === "SELECT");
        if (isChoice) await control.selectOption(value);
        else await control.fill(value);
      }
    },

    async saveForm(): Promise<void> {
      await saveButton(page, language).click();
      await expect(page.getByText(say("profile", "allSaved"))).toBeVisible();
    },

    async upload(address: string, name: string, pages: readonly Slide[]): Promise<void> {
      await page.goto(address);
      const file = { name, mimeType: "application/pdf", buffer: await slides(pages) };
      await page.locator("input[type=file]").setInputFiles(file);
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByRole("button", { name: say("files", "remove") })).toBeVisible();
    },

    /** Buys credits where they ran out, and returns there. */
    async buy(pack: RegExp): Promise<void> {
      await page
        .getByRole("main")
        .getByRole("link", { name: say("centre", "addCredits") })
        .last()
        .click();
      await page.getByRole("button", { name: pack }).click();
      await expect(page).toHaveURL(/\/_payments\/checkout\//);
      // The first outcome of a test purchase: it is paid.
      await page.getByRole("button").first().click();
      await expect(page).toHaveURL(/\/profile\?tab=/);
    },

    /** Starts a paid service, and confirms its price. */
    async begin(namespace: string, key: string): Promise<void> {
      await pressPriced(namespace, key);
      const question = page.getByRole("dialog", { name: say(namespace, key) });
      await expect(question.getByText(say("centre", "price"), { exact: true })).toBeVisible();
      await question.locator("button.button-leaf").click();
      await expect(question).toHaveCount(0);
    },

    async match(criteria: string, key: "findInvestors" | "findStartups"): Promise<void> {
      await openTab("match");
      await page.getByLabel(say("centre", "criteria")).fill(criteria);
      await press("centre", "saveCriteria");
      await this.begin("matches", key);
      await expect(page.locator("#matches-heading")).toBeVisible({ timeout: BACKGROUND_MS });
      await expect(page.getByRole("article").first()).toBeVisible();
    },

    async published(): Promise<void> {
      await expect(page.getByText(say("publishing", "approved"))).toBeVisible({
        timeout: BACKGROUND_MS,
      });
      await page.getByRole("link", { name: say("publishing", "viewPage") }).click();
    },
  };
}

for (const language of WHOLE ? JOURNEYS : (["en"] as const)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: LANGUAGE_TAGS[language] });
    test.setTimeout(240_000);

    test("a founder goes from a new account to a published, matched startup", async ({
      page,
      server,
    }) => {
      const me = journeyIn(language, page, server);
      const name = `Parcelo ${randomUUID().slice(0, 6)}`;
      await me.signUp("roleStartup", "parcelo.example");
      await me.fill(
        STARTUP_FORM,
        {
          name,
          tagline: "Same-day parcels for online sellers in secondary Thai cities",
          description:
            "Parcelo collects parcels from online sellers at noon and delivers them by eight the same day, in cities outside Bangkok. Drivers follow fixed loops, buyers choose an hour and pay on delivery, and sellers follow every parcel on one map. We earn a fee on each parcel.",
          venture_round: "seed",
          country: "Thailand",
          address: "12 Nimmanhaemin Road",
          founded_year: "2024",
          founder_name: "Nok Srisai",
          mobile_phone: "081 234 5678",
          company_email: "hello@parcelo.example",
          website: "parcelo.example",
        },
        { industries: ["logistics"] },
      );
      await page.locator("input[type=file]").setInputFiles(logo("logo.png"));
      await expect(page.getByRole("button", { name: me.say("files", "remove") })).toBeVisible();
      await me.saveForm();
      await me.upload("/business-license-upload", "license.pdf", LICENSE);
      await me.upload("/pitch-deck-upload", "deck.pdf", STRONG);

      await me.openTab("review");
      await me.buy(/\b30\b/);
      await me.begin("deckReview", "begin");
      await expect(
        page.getByRole("heading", { name: me.say("deckReview", "subScores") }),
      ).toBeVisible({
        timeout: BACKGROUND_MS,
      });
      await expect(page.getByText(/^(?:\D*)[6-9][.,]\d/).first()).toBeVisible();

      await me.openTab("publish");
      // Publishing reads the license in a process that yields to everything else.
      await expect(page.getByText(me.say("centre", "nothingBlocks"))).toBeVisible({
        timeout: BACKGROUND_MS,
      });
      await me.begin("publishing", "publish");
      await me.published();
      await expect(page).toHaveURL(/\/startups\/parcelo-/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await page.goto(`/search?q=${encodeURIComponent(name)}`);
      await expect(page.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();

      await me.match(
        "Seed funds that know logistics in Thailand. No token funds.",
        "findInvestors",
      );
      const first = page.getByRole("article").first();
      await expect(first).toContainText(me.say("matches", "why"));
      await expect(first).toContainText(me.say("matches", "against"));
      await first.getByText(me.say("matches", "details"), { exact: true }).click();
      const saved = page.waitForResponse(/match\/save-feedback/);
      await first
        .getByRole("button", { name: me.say("matches", "contacted"), exact: true })
        .click();
      await expect(first).toContainText(me.say("matches", "saidContacted"));
      await saved;
      await page.reload();
      await expect(page.getByRole("article").first()).toContainText(
        me.say("matches", "saidContacted"),
      );
    });
  });
}

for (const language of WHOLE ? JOURNEYS : (["vi"] as const)) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: LANGUAGE_TAGS[language] });
    test.setTimeout(240_000);

    test("an investor goes from a new account to a published, matched investor", async ({
      page,
      server,
    }) => {
      const me = journeyIn(language, page, server);
      const name = `Harvest Lane ${randomUUID().slice(0, 6)}`;
      await me.signUp("roleInvestor", "harvest.example");
      await me.fill(
        INVESTOR_FORM,
        {
          name,
          tagline: "Seed money for food and farming",
          description:
            "Harvest Lane invests in young companies that make food and farming in Southeast Asia less wasteful: cold chains, aquaculture, credit for farmers. First cheques of 250,000 to 800,000 US dollars at seed, since 2015, in Vietnam, Thailand and Indonesia.",
          country: "Singapore",
          address: "1 Raffles Place",
          founded_year: "2015",
          company_email: "deals@harvest.example",
          website: "harvest.example",
        },
        {
          investor_types: ["venture_capital"],
          investment_stages: ["seed"],
          target_regions: ["Vietnam", "Thailand"],
          target_industries: ["agritech"],
        },
      );
      await me.saveForm();
      await me.upload("/business-license-upload", "license.pdf", [
        ["Certificate", "Harvest Lane Pte. Ltd. is registered in Singapore since 4 May 2015."],
      ]);

      await me.openTab("publish");
      await me.buy(/\b250\b/);
      await me.begin("publishing", "publish");
      await me.published();
      await expect(page).toHaveURL(/\/investors\/harvest-lane-/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await me.match("Farming and food in Vietnam, before Series A.", "findStartups");
    });
  });
}
