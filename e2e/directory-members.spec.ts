import { readFileSync } from "node:fs";
import { sample } from "../testing/sample.ts";
import { open, settle } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test("a visitor sees why there is no export, and where to sign up", async ({ page }) => {
  await open(page, "/startups");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByText(word("en", "directory", "exportNeedsAccount"))).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign up" })).toHaveAttribute(
    "href",
    "/auth?mode=signup&next=%2Fstartups",
  );
});

test("a member exports the filtered list", async ({ visit, server }) => {
  const page = await visit((await makeMember(server, { role: "Investor" })).browser);
  // The very first press, before any script has run.
  await page.goto("/startups?country=Vietnam&sort=name");
  const downloaded = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("benih-startups.csv");
  const file = readFileSync(await download.path(), "utf8");
  expect(file).toMatch(/^\uFEFFname,slug,tagline,industries,venture_round,country/);
  const [, ...lines] = file.trim().split("\n");
  const names = lines.map((line) => line.split(",")[0]);
  const expected = sample.startups.filter(({ country }) => country === "Vietnam");
  expect(names.sort()).toEqual(expected.map(({ name }) => name).sort());
});

test("an export whose code an update has removed reloads the page; without a connection it says so", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/download-list/, /could not be exported/, /robots/);
  const page = await visit((await makeMember(server, { role: "Investor" })).browser);
  await open(page, "/startups?country=Vietnam");
  const press = page.getByRole("button", { name: "Export CSV" });
  const code = "**/assets/download-list-*.js*";

  await page.route(code, (route) => route.abort());
  await page.route("**/robots.txt", (route) => route.abort());
  await press.click();
  await expect(page.getByText(word("en", "directory", "exportFailed"))).toBeVisible();

  await page.unroute("**/robots.txt");
  const anew = page.waitForEvent("load");
  await press.click();
  await anew;
  await page.unroute(code);
  const downloaded = page.waitForEvent("download");
  await press.click();
  await downloaded;
});

for (const address of ["/startups/kopiora", "/investors/angin-timur-ventures"]) {
  test(`a member saves ${address}; it stays saved until removed`, async ({ visit, server }) => {
    const page = await visit((await makeMember(server, { role: "Investor" })).browser);
    await open(page, address);
    const kept = page.waitForResponse(
      (response) => /\/rest\/v1\/saved_/.test(response.url()) && response.status() === 201,
    );
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const saved = page.getByRole("button", { name: "Saved", exact: true });
    await expect(saved).toHaveAttribute("aria-pressed", "true");
    // Shown at once; saved when the backend has answered.
    await kept;
    await open(page, address);
    await expect(saved).toBeVisible();
    await saved.click();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  });
}

test("a press holds although the earlier state is still being read", async ({ visit, server }) => {
  const page = await visit((await makeMember(server, { role: "Investor" })).browser);
  const asked = Promise.withResolvers<void>();
  const pressed = Promise.withResolvers<void>();
  await page.route("**/rest/v1/saved_startups?*", async (route) => {
    const answer = await route.fetch();
    asked.resolve();
    await pressed.promise;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await open(page, "/startups/kopiora");
  await asked.promise;
  const kept = page.waitForResponse((response) => response.status() === 201);
  const ended = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/saved_startups?"),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await kept;
  // The earlier request is aborted.
  await ended;
  pressed.resolve();
  await settle(page);
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
});

test("a member saves a search, a visitor is led to sign up", async ({ visit, server, page }) => {
  await open(page, "/investors?country=Singapore");
  await expect(page.getByRole("link", { name: "Save search" })).toHaveAttribute(
    "href",
    "/auth?mode=signup&next=%2Finvestors%3Fcountry%3DSingapore",
  );
  const member = await visit((await makeMember(server, { role: "Investor" })).browser);
  await open(member, "/investors?country=Singapore");
  await member.getByRole("button", { name: "Save search" }).click();
  await expect(member.getByRole("button", { name: "Search saved" })).toBeVisible();
  await member.getByRole("checkbox", { name: /^Accelerator/ }).check();
  await expect(member.getByRole("button", { name: "Save search" })).toBeVisible();
});

test("a member's first press saves, before any script has run", async ({ visit, server }) => {
  const page = await visit((await makeMember(server, { role: "Investor" })).browser);
  await page.goto("/startups/kopiora");
  const kept = page.waitForResponse(
    (response) => response.url().includes("/saved_startups") && response.status() === 201,
  );
  // Whichever of the two it is: nothing is known about the session yet.
  await page.getByText("Save", { exact: true }).filter({ visible: true }).click();
  await kept;
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await expect(page).toHaveURL("/startups/kopiora");
});

test("saving something twice is not a failure, and quick presses are handled in turn", async ({
  visit,
  server,
  complaints,
}) => {
  complaints.announce(/409/);
  const options = (await makeMember(server, { role: "Investor" })).browser;
  const page = await visit(options);
  const elsewhere = await visit(options);
  const save = { name: "Save", exact: true };
  const saved = { name: "Saved", exact: true };
  await open(page, "/startups/kopiora");
  await open(elsewhere, "/startups/kopiora");
  const read = page.waitForResponse(/saved_startups\?select/);
  await page.reload();
  await read;
  const kept = elsewhere.waitForResponse((response) => response.status() === 201);
  await elsewhere.getByRole("button", save).click();
  await kept;
  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.getByRole("button", save).click();
  await refused;
  await settle(page);
  await expect(page.getByRole("button", saved)).toBeVisible();
  await expect(page.getByText(word("en", "saved", "saveFailed"))).toHaveCount(0);

  const asked: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route("**/rest/v1/saved_startups*", async (route) => {
    const method = route.request().method();
    if (method === "GET") return route.continue();
    asked.push(method);
    if (method === "DELETE") await released.promise;
    await route.continue();
  });
  await page.getByRole("button", saved).click();
  await page.getByRole("button", save).click();
  await expect.poll(() => asked).toEqual(["DELETE"]);
  await settle(page);
  expect(asked).toEqual(["DELETE"]);
  released.resolve();
  await expect.poll(() => asked).toEqual(["DELETE", "POST"]);
  await expect(page.getByRole("button", saved)).toBeVisible();
});
