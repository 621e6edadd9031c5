import { readFileSync } from "node:fs";
import { z } from "zod";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "funding", key);

const contentSchema = z.object({
  country: z.string(),
  figures: z.array(z.object({ dimension: z.string(), rounds: z.number() })),
  rounds: z.array(z.object({ country: z.string() })),
});

test("the shown figures can be downloaded, as CSV and as JSON", async ({ page }) => {
  await open(page, "/funding-tracker?period=year&country=Vietnam");
  const shown = await page.locator('[aria-current="page"] strong').textContent();
  const files: Record<string, string> = {};
  for (const key of ["downloadFigures", "downloadRounds", "downloadJson"]) {
    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: say(key) }).click();
    const download = await waiting;
    files[download.suggestedFilename()] = readFileSync(await download.path(), "utf8");
  }
  expect(Object.keys(files)).toEqual([
    "benih-figures-year-vietnam.csv",
    "benih-rounds-year-vietnam.csv",
    "benih-funding-year-vietnam.json",
  ]);
  const rows = (name: string) => (files[name] ?? "").trimEnd().split("\n");
  expect(rows("benih-figures-year-vietnam.csv")[1]).toMatch(RegExp(`^all,,[^,]+,[^,]+,${shown},`));
  expect(rows("benih-rounds-year-vietnam.csv")).toHaveLength(Number(shown) + 1);
  const content = contentSchema.parse(JSON.parse(files["benih-funding-year-vietnam.json"] ?? ""));
  expect(content.rounds).toHaveLength(Number(shown));
  expect(content.figures[0]).toEqual({ dimension: "all", rounds: Number(shown) });
});
