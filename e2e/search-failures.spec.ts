import pg from "pg";
import type { RunningServer } from "../testing/running-server.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "status", key);

/** Runs statements on the backend's database, and others after the test has seen their effect. */
async function whileDatabase(
  server: RunningServer,
  { before, after }: { before: string; after: string },
  look: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    await client.query(before);
    await look();
  } finally {
    await client.query(after);
    await client.end();
  }
}

test("a search that takes too long is cancelled, says so, and offers to try again", async ({
  page,
  server,
  complaints,
}) => {
  complaints.announce(/504/);
  const locked = {
    before: "begin; lock table search.news in access exclusive mode",
    after: "rollback",
  };
  await whileDatabase(server, locked, async () => {
    await open(page, "/search?q=saigon");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("timeoutTitle"));
    await expect(page.getByRole("main")).toContainText(say("timeoutText"));
    const answer = await page.request.get("/search?q=saigon");
    expect(answer.status()).toBe(504);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  });
  await page.getByRole("link", { name: word("en", "crash", "tryAgain") }).click();
  await expect(page.getByRole("region", { name: /^Startups/ })).toContainText("Saigon Ledger");
});

test("a search that fails says so without details, even from the box", async ({
  page,
  server,
  complaints,
}) => {
  complaints.announce(/500/);
  const refused = {
    before: "revoke execute on function public.search_site from anon",
    after: "grant execute on function public.search_site to anon",
  };
  await open(page, "/");
  await whileDatabase(server, refused, async () => {
    const box = page.getByRole("combobox");
    await box.fill("hanoi");
    await box.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("serverErrorTitle"));
    await expect(page.getByRole("main")).not.toContainText(/permission|search_site/);
    const answer = await page.request.get("/search?q=hanoi");
    expect(answer.status()).toBe(500);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  });
  await page.getByRole("link", { name: word("en", "crash", "tryAgain") }).click();
  await expect(page.getByRole("region", { name: /^News/ })).toBeVisible();
});
