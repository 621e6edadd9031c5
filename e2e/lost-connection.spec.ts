import type { Page } from "@playwright/test";
import { followFooterLink } from "./fixtures/footer.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const LOST = word("en", "crash", "unconnected");
const DATA = /\/legal-disclaimer\.data/;

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

function lost(page: Page) {
  return page.getByRole("status").filter({ hasText: LOST });
}

test("offline, a page that cannot load keeps the current one, and opens when the connection is back", async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/ERR_INTERNET_DISCONNECTED/, /code of a page could not be loaded/);
  await open(page, "/");
  await page.context().setOffline(true);
  await page.getByRole("navigation").getByRole("link", { name: "Startups" }).first().click();
  await expect(lost(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toHaveText(word("en", "home", "heroTitle"));
  await page.context().setOffline(false);
  await expect(page).toHaveURL("/startups");
  await expect(heading(page)).toHaveText(word("en", "directory", "startupsTitle"));
  await expect(lost(page)).toHaveCount(0);
});

test("a dropped request for data is silently repeated", async ({ page, complaints }) => {
  complaints.announce(/ERR_CONNECTION_RESET/);
  await open(page, "/");
  await page.route(DATA, (route) => route.abort("connectionreset"), { times: 1 });
  await followFooterLink(page, "Legal");
  await expect(heading(page)).toHaveText(word("en", "legal", "title"));
});

test("data dropped twice is reported inside the frame, with a way to try again", async ({
  page,
  complaints,
}) => {
  complaints.announce(/ERR_CONNECTION_RESET/);
  await open(page, "/");
  await page.route(DATA, (route) => route.abort("connectionreset"));
  await followFooterLink(page, "Legal");
  await expect(lost(page)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.unroute(DATA);
  await lost(page)
    .getByRole("button", { name: word("en", "crash", "tryAgain") })
    .click();
  await expect(heading(page)).toHaveText(word("en", "legal", "title"));
});

test("the reader may go elsewhere while a page cannot load", async ({ page, complaints }) => {
  complaints.announce(/ERR_CONNECTION_RESET/);
  await open(page, "/");
  await page.route(DATA, (route) => route.abort("connectionreset"));
  await followFooterLink(page, "Legal");
  await expect(lost(page)).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Investors" }).first().click();
  await expect(page).toHaveURL("/investors");
  await expect(lost(page)).toHaveCount(0);
});
