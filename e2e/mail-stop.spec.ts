import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { makeStaff } from "./fixtures/desk.ts";
import { inEachLook, LOOKS } from "./fixtures/looks.ts";
import { toast } from "./fixtures/messages.ts";
import { makeMember } from "./fixtures/people.ts";
import { button, openSettings, say, section } from "./fixtures/settings.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

/** Stops an address, as reports about its mails do. */
const stop = (server: RunningServer, email: string, reason: string) =>
  withDatabase(server, (client) =>
    client.query(
      `insert into internal.stopped_addresses (address_key, reason, status)
       values (internal.address_key($1), $2, '5.1.1')`,
      [email, reason],
    ),
  );

const isStopped = (server: RunningServer, email: string) =>
  withDatabase(server, async (client) => {
    const { rowCount } = await client.query(
      "select from internal.stopped_addresses where address_key = internal.address_key($1)",
      [email],
    );
    return rowCount === 1;
  });

test("somebody whose mails come back sees that in the settings, and turns them on again", async ({
  visit,
  server,
}) => {
  const me = await makeMember(server);
  await stop(server, me.email, "permanent");
  const page = await visit(me.browser);
  await openSettings(page);
  const title = section(page, "email").getByText(say("mailStopTitle_permanent"));
  await expect(title).toBeVisible();
  await expect(section(page, "email").locator("form")).toBeVisible();
  await inEachLook(page, LOOKS, (look) => expectAccessible(page, `mails that come back, ${look}`));
  await expectNothingWider(page, "mails that come back");
  await button(page, "email", "mailStopLift").click();
  await expect(toast(page, say("mailStopLifted"))).toBeVisible();
  await expect(title).toHaveCount(0);
  expect(await isStopped(server, me.email)).toBe(false);
});

test("support sees whose mails come back, and sends to them again with a reason", async ({
  visit,
  server,
}) => {
  const at = (key: string, values?: Record<string, string>) =>
    word("en", "deskPeople", key, values);
  const { email, id } = await makeMember(server);
  await stop(server, email, "complaint");
  const page = await visit((await makeStaff(server, "support")).browser);
  await page.goto(`/desk/people/${id}`);
  await expect(page.getByText(at("mailStop_complaint"))).toBeVisible();
  await inEachLook(page, LOOKS, (look) => expectAccessible(page, `a stopped address, ${look}`));
  await expectNothingWider(page, "a stopped address");
  await page.getByRole("button", { name: at("mailStopLift"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: at("mailStopLiftTitle", { email }) });
  await dialog.getByLabel(at("reason")).fill("They asked for it by telephone");
  await dialog.getByRole("button", { name: at("mailStopLift"), exact: true }).click();
  await expect(page.getByText(at("mailStop_complaint"))).toHaveCount(0);
  expect(await isStopped(server, email)).toBe(false);
});
