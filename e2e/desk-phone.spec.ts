import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { employ, newAddress } from "../testing/people.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { leaveNothingPublished, makeStaff } from "./fixtures/desk.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

leaveNothingPublished();

const PHONE = { viewport: { width: 360, height: 740 } };

/** Controls of the room that are hidden unless a table is scrolled sideways. */
function outside(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("button, a[href], select, input")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
      .filter((one) => one.getBoundingClientRect().right > innerWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

test("on a phone every control of a wide table is in sight, with addresses of any length", async ({
  visit,
  server,
}) => {
  const administrator = await makeStaff(server, "administrator");
  const colleague = await makeMember(server, {
    email: `a-colleague-with-a-long-name.${newAddress().replace("@", "@newsroom.department.")}`,
  });
  const founder = await makeMember(server);
  const title = `No spaces ${"x".repeat(80)} ${newAddress().slice(0, 8)}`;
  await employ(server, colleague, "publisher");
  const found = await withDatabase(server, async (client) => {
    await client.query(
      `insert into public.runs (user_id, service, idempotency_key, language, price, state, fingerprint, finished_at)
       values ($1, 'match', gen_random_uuid()::text, 'en', 5, 'done', repeat('0', 64), now())`,
      [founder.id],
    );
    const { rows } = await client.query(
      `insert into desk.cases (kind, subject_kind, subject_title, origin, asker_email)
       values ('correction', 'site', $1, $1, 'reader@example.com') returning id`,
      [title],
    );
    return rows[0].id;
  });
  const page = await visit({ ...administrator.browser, ...PHONE });
  const rooms = {
    "/desk/staff": page.getByRole("cell", { name: colleague.email, exact: true }),
    "/desk/queue": page.getByRole("link", { name: title }),
    [`/desk/queue/${found}`]: page.getByRole("heading", { level: 1, name: title }),
    [`/desk/people/${founder.id}`]: page.getByRole("button", {
      name: word("en", "deskPeople", "payBack"),
    }),
    "/desk/today": page.getByRole("heading", { name: word("en", "deskToday", "runsTitle") }),
    "/desk/import": page.getByText(word("en", "deskImports", "chooseFile")),
  };
  for (const [path, sign] of Object.entries(rooms)) {
    await page.goto(path);
    await expect(sign).toBeVisible();
    expect(await outside(page), path).toEqual([]);
    await expectNothingWider(page, path, [360]);
    await expectAccessible(page, path);
  }
});
