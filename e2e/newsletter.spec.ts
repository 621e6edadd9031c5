import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { newAddress } from "../testing/people.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { mailsTo } from "./fixtures/mails.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string, language: "en" | "th" = "th") => word(language, "newsletter", key);

/** The link of a step in the newest of this many mails. */
async function linkTo(server: RunningServer, step: string, address: string, mails: number) {
  const [mail] = await mailsTo(server, address, mails);
  const [link] = new RegExp(`http\\S+/newsletter/${step}\\?\\S+`).exec(mail?.text ?? "") ?? [];
  if (!link) throw new Error(`The mail to ${address} holds no link to ${step}`);
  return link;
}

/** A week's mail to everybody who wants it, as it is planned on Mondays. */
async function planWeek(server: RunningServer): Promise<void> {
  await withDatabase(server, (client) =>
    client.query(
      `with week as (
         insert into internal.newsletter_weeks (week, articles)
         select '2026-03-02', array[id] from public.news where is_published
          order by published_at limit 1 returning week
       ), sends as (
         insert into internal.newsletter_sends (week, subscriber_id)
         select week, s.id from week, internal.newsletter_subscribers s
          where s.confirmed_at is not null returning id
       )
       select graphile_worker.add_job('send_newsletter', json_build_object('sendId', id)) from sends`,
    ),
  );
}

async function expectStep(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expectAccessible(page, heading);
  await expectNothingWider(page, heading, [360]);
}

test("a visitor asks for the week by mail, confirms, gets it and leaves with one press", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = newAddress();
  await open(page, `/news/bangkok-robotics-week?lang=th`);
  await page.getByLabel(word("th", "article", "newsletterEmail")).press("Enter");
  await expectStep(page, say("title"));
  await expect(page.getByText(word("th", "problems", "invalidEmail"))).toBeVisible();
  await page.getByLabel(say("email")).fill(email);
  await page.keyboard.press("Enter");
  await expectStep(page, say("outcome_asked"));

  await page.goto(await linkTo(server, "confirm", email, 1));
  await expectStep(page, say("step_confirm"));
  await page.getByRole("button", { name: say("stepButton_confirm") }).click();
  await expectStep(page, say("outcome_confirmed"));

  await planWeek(server);
  const leave = await linkTo(server, "leave", email, 2);
  // In another browser, as from another device: nobody is signed in.
  await page.context().clearCookies();
  await page.goto(leave);
  await expectStep(page, say("step_leave"));
  await page.getByRole("button", { name: say("stepButton_leave") }).click();
  await expectStep(page, say("outcome_left"));
  // The link has done its work; a second press says the same.
  await page.goto(leave);
  await page.getByRole("button", { name: say("stepButton_leave") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("outcome_left"));
});

test("without scripts, from the foot of Home: a bad address is named at its field", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/?lang=en");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: word("en", "footer", "newsletter") }).click();
  const field = page.getByLabel(say("email", "en"));
  // Browsers accept it as an address.
  await field.fill("nobody@home");
  await page.getByRole("button", { name: say("send", "en") }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/email address/);
  await field.fill(newAddress());
  await page.getByRole("button", { name: say("send", "en") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("outcome_asked", "en"));
  await page.goto("/newsletter/leave?token=v.made.up");
  await page.getByRole("button", { name: say("stepButton_leave", "en") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("outcome_unknown", "en"));
  await context.close();
});
