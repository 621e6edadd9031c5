import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expectAccessible } from "./fixtures/axe.ts";
import { loseAnswer } from "./fixtures/lost-answer.ts";
import { toast } from "./fixtures/messages.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { button, openSettings, problem, say, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const auth = (key: string) => word("en", "auth", key);
const PERIOD_MS = 30_000;

async function signIn(page: Page, me: { email: string; password: string }): Promise<void> {
  await open(page, "/auth?next=/credits");
  await page.getByLabel(auth("email")).fill(me.email);
  await page.getByLabel(auth("password"), { exact: true }).fill(me.password);
  await page.getByRole("button", { name: auth("signIn"), exact: true }).click();
  await expect(page.getByRole("heading", { name: auth("codeTitle") })).toBeVisible();
}

test("two-step sign-in is set up, asked for, and given back by a recovery code", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/mfa|factors/, /use-recovery-code/, /429.*refresh_token/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  await button(page, "two-step", "twoStepSetUp").click();
  const part = section(page, "two-step");
  const shown = await part.locator("p.font-mono").textContent();
  const secret = (shown ?? "").replaceAll(" ", "");
  /** A code works once: each use takes the one of another period. */
  const codeOf = (periods: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + periods * PERIOD_MS });
  await expectAccessible(page, "setting up");

  await part.getByLabel(say("twoStepCode")).fill(codeOf(-5));
  await button(page, "two-step", "twoStepTurnOn").click();
  await expect(part.getByText(problem("codeInvalid"))).toBeVisible();
  await part.getByLabel(say("twoStepCode")).fill(codeOf(-1));
  await button(page, "two-step", "twoStepTurnOn").click();
  await expect(part.getByText(say("recoveryCodesTitle"))).toBeVisible();
  const codes = await part.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page, "recovery codes");
  await button(page, "two-step", "recoveryCodesDone").click();
  await expect(part.getByText("10 recovery codes left.")).toBeVisible();

  const elsewhere = await visit({ viewport: { width: 360, height: 740 } });
  await signIn(elsewhere, me);
  await expectAccessible(elsewhere, "a code is asked for");
  await expectNothingWider(elsewhere, "a code is asked for");
  await elsewhere.getByLabel(auth("code")).fill("12");
  await elsewhere.getByRole("button", { name: auth("continue") }).click();
  await expect(elsewhere.getByText(problem("codeInvalid"))).toBeVisible();
  const code = codeOf(0);
  await elsewhere.getByLabel(auth("code")).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await elsewhere.getByRole("button", { name: auth("continue") }).click();
  await expect(elsewhere).toHaveURL(/\/credits$/);

  const lost = await visit({});
  await lost.clock.install();
  await signIn(lost, me);
  await lost.goto("/settings");
  await expect(lost.getByRole("heading", { name: auth("codeTitle") })).toBeVisible();
  await lost.getByRole("button", { name: auth("useRecoveryCode") }).click();
  await lost.getByLabel(auth("recoveryCode")).fill("wrong-codes");
  await lost.getByRole("button", { name: auth("continue") }).click();
  await expect(lost.getByText(problem("codeInvalid"))).toBeVisible();
  await lost.getByLabel(auth("recoveryCode")).fill(codes[0] ?? "");
  // The code is accepted, but the next step fails: it must not be asked for again.
  await lost.route(
    /grant_type=refresh_token/,
    (route) => route.fulfill({ status: 429, json: { code: "over_request_rate_limit" } }),
    { times: 1 },
  );
  await lost.getByRole("button", { name: auth("continue") }).click();
  await expect(lost.getByText(/^Too many attempts/)).toBeVisible();
  // supabase-js remembers the refusal for a minute.
  await lost.clock.fastForward(60_000);
  await lost.getByRole("button", { name: auth("continue") }).click();
  await expect(lost).toHaveURL(/\/settings$/);
  await expect(button(lost, "two-step", "twoStepSetUp")).toBeVisible();
});

test("two-step sign-in is turned off after a question", async ({ visit, server }) => {
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await openSettings(page);
  await button(page, "two-step", "twoStepSetUp").click();
  const part = section(page, "two-step");
  const secret = ((await part.locator("p.font-mono").textContent()) ?? "").replaceAll(" ", "");
  await part.getByLabel(say("twoStepCode")).fill(new TOTP({ secret }).generate());
  await button(page, "two-step", "twoStepTurnOn").click();
  await button(page, "two-step", "recoveryCodesDone").click();
  await button(page, "two-step", "twoStepTurnOff").click();
  const question = page.getByRole("dialog", { name: say("twoStepTurnOffTitle") });
  await expectAccessible(page, "the question");
  await question.getByRole("button", { name: say("twoStepTurnOff") }).click();
  await expect(toast(page, say("twoStepRemoved"))).toBeVisible();
  await expect(button(page, "two-step", "twoStepSetUp")).toBeVisible();
});

test("a recovery code whose answer was lost lets its person in all the same", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/ERR_FAILED/, /use-recovery-code/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  const [code = ""] = await turnOn(page);

  const lost = await visit({});
  await signIn(lost, me);
  await lost.getByRole("button", { name: auth("useRecoveryCode") }).click();
  await lost.getByLabel(auth("recoveryCode")).fill(code);
  await loseAnswer(lost, "**/api/account/use-recovery-code");
  await lost.getByRole("button", { name: auth("continue") }).click();
  await expect(lost.getByText(problem("networkError"))).toBeVisible();
  await lost.getByRole("button", { name: auth("continue") }).click();
  await expect(lost).toHaveURL("/credits");
});

test("a wrong code stays wrong after an answer was lost", async ({ visit, server, complaints }) => {
  complaints.announce(/ERR_FAILED/, /use-recovery-code/);
  const me = await makeMember(server);
  const page = await visit(me.browser);
  await turnOn(page);

  const lost = await visit({});
  await signIn(lost, me);
  await lost.getByRole("button", { name: auth("useRecoveryCode") }).click();
  await lost.getByLabel(auth("recoveryCode")).fill("wrong-codes");
  await loseAnswer(lost, "**/api/account/use-recovery-code");
  await lost.getByRole("button", { name: auth("continue") }).click();
  await expect(lost.getByText(problem("networkError"))).toBeVisible();
  await lost.getByRole("button", { name: auth("continue") }).click();
  await expect(lost.getByText(problem("codeInvalid"))).toBeVisible();
});

test("new recovery codes that nobody has seen are not counted, until others are made", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/ERR_FAILED/, /make-recovery-codes/);
  const page = await visit((await makeMember(server)).browser);
  await turnOn(page);
  const part = section(page, "two-step");
  const counted = part.getByText("10 recovery codes left.");
  await expect(counted).toBeVisible();
  await loseAnswer(page, "**/api/account/make-recovery-codes");
  await button(page, "two-step", "recoveryCodesNew").click();
  const unseen = part.getByRole("alert").filter({ hasText: say("recoveryCodesUnseen") });
  await expect(unseen).toBeVisible();
  await expect(counted).toHaveCount(0);
  await expectAccessible(page, "codes that nobody has seen");

  await openSettings(page);
  await expect(unseen).toBeVisible();
  await expect(counted).toHaveCount(0);
  await button(page, "two-step", "recoveryCodesNew").click();
  await button(page, "two-step", "recoveryCodesDone").click();
  await expect(counted).toBeVisible();
  await expect(unseen).toHaveCount(0);
});

/** @returns the recovery codes. */
async function turnOn(page: Page): Promise<string[]> {
  await openSettings(page);
  await button(page, "two-step", "twoStepSetUp").click();
  const part = section(page, "two-step");
  const secret = ((await part.locator("p.font-mono").textContent()) ?? "").replaceAll(" ", "");
  await part.getByLabel(say("twoStepCode")).fill(new TOTP({ secret }).generate());
  await button(page, "two-step", "twoStepTurnOn").click();
  await expect(part.getByText(say("recoveryCodesTitle"))).toBeVisible();
  const codes = await part.getByRole("listitem").allTextContents();
  await button(page, "two-step", "recoveryCodesDone").click();
  return codes;
}
