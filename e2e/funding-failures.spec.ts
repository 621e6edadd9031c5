import pg from "pg";
import type { RunningServer } from "../testing/running-server.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "status", key);

/** Blocks reading the figures during a check. */
async function whileLocked(server: RunningServer, look: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    await client.query("begin; lock table tracker.daily in access exclusive mode");
    await look();
  } finally {
    await client.query("rollback");
    await client.end();
  }
}

test("a tracker that takes too long is cancelled, says so, and offers to try again", async ({
  page,
  server,
  complaints,
}) => {
  complaints.announce(/504/);
  const address = "/funding-tracker?period=week&country=Malaysia";
  await whileLocked(server, async () => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(504);
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("timeoutTitle"));
    await expect(page.getByRole("main")).toContainText(say("timeoutText"));
  });
  await page.getByRole("link", { name: word("en", "crash", "tryAgain") }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "funding", "title"));
});

test("a tracker that fails after another view says so", async ({ page, server, complaints }) => {
  complaints.announce(/504/);
  await open(page, "/funding-tracker");
  await whileLocked(server, async () => {
    await page.getByRole("link", { name: word("en", "funding", "periodWeek") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("timeoutTitle"));
  });
});
