import type { Page } from "@playwright/test";
import type { Language } from "../contracts/languages.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expectInOrder } from "./fixtures/in-order.ts";
import { firstOf, LOOKS_BY_LOAD, languagesOf, nameOf } from "./fixtures/looks.ts";
import { makeMarket, REACHABLE, UNREACHABLE } from "./fixtures/market.ts";
import { toast } from "./fixtures/messages.ts";
import { settle } from "./fixtures/page-life.ts";
import type { SignedIn } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

/** A text of the matches, with its places filled. */
function say(language: Language, key: string, places: Record<string, string | number> = {}) {
  return word(language, "matches", key).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(places[name]),
  );
}

const SAVE_FEEDBACK = "**/api/match/save-feedback";

/** The best match, by the fund's name. */
const matchWith = (page: Page, fund: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: fund, exact: true }) });
const waiting = (page: Page) => page.locator('section[aria-labelledby="waiting-heading"]');
const overview = (page: Page, language: Language) =>
  page
    .getByRole("navigation", { name: word(language, "account", "accountNavigation") })
    .getByRole("link", { name: word(language, "account", "investorCentre") });

/** The address is there after a reload, and the next step elsewhere, until the person has written. */
async function followUp(page: Page, other: SignedIn, name: string): Promise<void> {
  await page.reload();
  await expect(waiting(page)).toContainText(other.email);
  await page.goto("/website-submission");
  const step = page.getByRole("region", {
    name: new RegExp(`^${word("en", "nextStep", "nextStep")}`),
  });
  await expect(step).toContainText(say("en", "writeTo", { name }));
  await step.getByRole("link").click();
  await waiting(page)
    .getByRole("button", { name: say("en", "wroteThem") })
    .click();
  await expect(waiting(page)).toContainText(say("en", "saidContacted"));
  await expectAccessible(page, "written to");
  await page.goto("/website-submission");
  await expect(step).toBeVisible();
  await expect(step).not.toContainText(name);
  await page.goto("/profile");
  await expect(overview(page, "en")).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
}

for (const looks of LOOKS_BY_LOAD) {
  test(`an introduction goes from the ask to the addresses without a reload; ${nameOf(looks)}`, async ({
    visit,
    server,
  }) => {
    test.slow();
    const { founder, startup, investor, fund } = await makeMarket(server, "en");
    const theirs = await visit({ ...investor.browser, ...firstOf(looks) });
    await theirs.goto("/profile");
    await expect(overview(theirs, "en")).toHaveAccessibleName("Investor Center");
    await expect(waiting(theirs)).toHaveCount(0);

    const mine = await visit({ ...founder.browser, ...firstOf(looks) });
    await mine.goto("/profile?tab=match");
    // Whom another match can introduce is said once it is requested.
    await mine.getByRole("button", { name: say("en", "matchAgain") }).click();
    await expect(mine.getByRole("dialog")).toContainText(
      /Our directory lists \d+ investors\.\d+ of them have an account on Benih/,
    );
    await mine.keyboard.press("Escape");
    const reachable = mine.getByLabel(say("en", "filterReachable", { count: REACHABLE }));
    await expect(reachable).toBeChecked();
    await expect(mine.getByRole("article")).toHaveCount(REACHABLE);
    const match = matchWith(mine, fund);
    const habit = say("en", "repliesUsually", { percent: "80%", time: "20 hours" });
    await expect(match).toContainText(habit);
    await expectInOrder(mine, "before the ask", looks);

    await match.getByRole("button", { name: say("en", "ask"), exact: true }).click();
    await mine.getByRole("button", { name: say("en", "sendRequest") }).click();
    await expect(match).toContainText(say("en", "waitsForThem"));

    await expect(waiting(theirs)).toContainText(startup);
    await expect(overview(theirs, "en")).toHaveAccessibleName(
      `Investor Center ${word("en", "account", "introductionsWaiting", { count: 1 })}`,
    );
    await expect(theirs.getByRole("banner").getByText("1", { exact: true }).last()).toBeVisible();
    await expectInOrder(theirs, "somebody waits", looks);
    await waiting(theirs)
      .getByRole("button", { name: say("en", "agree") })
      .click();
    await theirs.getByRole("button", { name: say("en", "agreeConfirm") }).click();
    await expect(waiting(theirs)).toContainText(founder.email);
    await expect(overview(theirs, "en")).toHaveAccessibleName("Investor Center");
    await expectInOrder(theirs, "agreed", looks);
    await followUp(theirs, founder, startup);

    await expect(mine.getByRole("link", { name: investor.email })).toBeVisible();
    const draft = await mine
      .getByRole("link", { name: say("en", "writeTo", { name: fund }) })
      .getAttribute("href");
    expect(draft).toContain(
      `mailto:${investor.email.split("@").map(encodeURIComponent).join("@")}?`,
    );
    expect(draft).toContain(encodeURIComponent(startup));
    await expect(match).toContainText(say("en", "agreed"));
    await expectInOrder(mine, "agreed, for whoever asked", looks);
  });
}

test("an answer that comes too late leads to what became of the introduction", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(
    /404.*introductions\/answer|introductions\/answer.*404/,
    /could not be answered/,
  );
  const { founder, startup, investor, fund } = await makeMarket(server, "en");
  const mine = await visit(founder.browser);
  await mine.goto("/profile?tab=match");
  const match = matchWith(mine, fund);
  await match.getByRole("button", { name: say("en", "ask"), exact: true }).click();
  await mine.getByRole("button", { name: say("en", "sendRequest") }).click();
  await expect(match).toContainText(say("en", "waitsForThem"));

  const theirs = await visit(investor.browser);
  const withdrawn = say("en", "withdrawnByThem");
  await theirs.route("**/api/introductions/answer", async (route) => {
    await mine.getByRole("button", { name: say("en", "withdraw"), exact: true }).click();
    const question = mine.getByRole("dialog");
    await question.getByRole("button", { name: say("en", "withdraw") }).click();
    await expect(question).toBeHidden();
    await route.continue();
  });
  await theirs.goto("/profile");
  await waiting(theirs)
    .getByRole("button", { name: say("en", "agree") })
    .click();
  await theirs.getByRole("button", { name: say("en", "agreeConfirm") }).click();
  await expect(toast(theirs, withdrawn)).toBeVisible();
  const line = waiting(theirs).getByRole("listitem").filter({ hasText: startup });
  await expect(line).toBeFocused();
  await expect(line).toContainText(withdrawn);
  await expectInOrder(theirs, "answered too late");
});

test("feedback on a match stays until it is saved, in the order of the presses", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/503.*save-feedback/, /could not be saved/);
  const { founder, fund } = await makeMarket(server, "en");
  const page = await visit(founder.browser);
  await page.goto("/profile?tab=match");
  const match = matchWith(page, fund);
  await match.getByText(say("en", "details"), { exact: true }).click();
  // By keyboard, because the toast about the failure may cover the button.
  const press = (key: string) =>
    match.getByRole("button", { name: say("en", key), exact: true }).press("Enter");

  await press("notFit");
  const reason = match.getByRole("textbox");
  await reason.fill("Only later rounds");
  await reason.dispatchEvent("keydown", { key: "Escape", isComposing: true, bubbles: true });
  await page.route(
    SAVE_FEEDBACK,
    (route) => route.fulfill({ status: 503, json: { error: { code: "service_unavailable" } } }),
    { times: 1 },
  );
  await press("saveNotFit");
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await expect(reason).toHaveValue("Only later rounds");
  await press("saveNotFit");
  await expect(reason).toBeHidden();
  const said = say("en", "saidNotFitBecause", { reason: "Only later rounds" });
  await expect(match).toContainText(said);
  await expect(match.locator("fieldset")).toBeFocused();

  const gate = Promise.withResolvers<void>();
  const course: string[] = [];
  await page.route(SAVE_FEEDBACK, async (route) => {
    course.push("asked");
    await gate.promise;
    const answer = await route.fetch();
    course.push("answered");
    await route.fulfill({ response: answer });
  });
  await press("undo");
  await press("contacted");
  await settle(page);
  gate.resolve();
  await expect.poll(() => course).toEqual(["asked", "answered", "asked", "answered"]);
  await page.unroute(SAVE_FEEDBACK);
  await expect(match).toContainText(say("en", "saidContacted"));
});

test("feedback on one match stays while feedback on another is being saved", async ({
  visit,
  server,
}) => {
  const page = await visit((await makeMarket(server, "en")).founder.browser);
  await page.goto("/profile?tab=match");
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let saves = 0;
  await page.route(SAVE_FEEDBACK, async (route) => {
    const gate = gates[saves];
    saves += 1;
    await gate?.promise;
    await route.continue();
  });
  const matches = page.getByRole("article").filter({ hasText: say("en", "details") });
  const firstSaved = page.waitForResponse(SAVE_FEEDBACK);
  for (const at of [0, 1]) {
    await matches.nth(at).getByText(say("en", "details"), { exact: true }).click();
    await matches
      .nth(at)
      .getByRole("button", { name: say("en", "contacted"), exact: true })
      .press("Enter");
  }
  const readsAnew: string[] = [];
  page.on("request", (request) => readsAnew.push(new URL(request.url()).pathname));
  gates[0]?.resolve();
  await firstSaved;
  await settle(page);
  expect(readsAnew).not.toContain("/api/match/read");
  for (const at of [0, 1]) await expect(matches.nth(at)).toContainText(say("en", "saidContacted"));
  gates[1]?.resolve();
  await expect.poll(() => saves).toBe(2);
});

for (const language of languagesOf("vi")) {
  test(`a candidate who is not on Benih has a website and can be invited, in ${language}`, async ({
    visit,
    server,
  }) => {
    const { founder } = await makeMarket(server, language);
    for (const looks of LOOKS_BY_LOAD) {
      const page = await visit({ ...founder.browser, ...firstOf(looks) });
      await page.goto(`/profile?tab=match&lang=${language}`);
      const all = REACHABLE + UNREACHABLE;
      await page.getByLabel(say(language, "filterAll", { count: all })).check();
      await expect(page.getByRole("article")).toHaveCount(all);
      const last = page.getByRole("article").last();
      const name = (await last.getByRole("heading").first().textContent()) ?? "";
      const address = await last.getByRole("heading").getByRole("link").getAttribute("href");
      await last.getByRole("button", { name: say(language, "invite"), exact: true }).click();
      const sheet = page.getByRole("dialog", { name: say(language, "inviteTitle", { name }) });
      await expect(sheet).toContainText(say(language, "impossible"));
      const website = sheet.getByRole("link", { name: say(language, "toWebsite") });
      await expect(website).toHaveAttribute("href", /^https:\/\//);
      const letter = sheet.getByLabel(say(language, "inviteLetter"));
      expect(await letter.inputValue()).toContain(
        say(language, "inviteText", { page: `${server.url}${address}` }),
      );
      // What is sent is the person's own version.
      await letter.fill("Selamat pagi!\nBoleh kami berkenalan?");
      const invitation = sheet.getByRole("link", { name: say(language, "inviteMail") });
      const draft = new URL((await invitation.getAttribute("href")) ?? "");
      expect(draft.searchParams.get("subject")).toContain(name);
      expect(draft.searchParams.get("body")).toBe("Selamat pagi!\r\nBoleh kami berkenalan?");
      await expectInOrder(page, `an invitation in ${language}`, looks);
      await page.close();
    }
  });
}
