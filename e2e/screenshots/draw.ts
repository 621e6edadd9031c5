import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import type { Language } from "../../contracts/languages.ts";
import { startServer } from "../fixtures/server.ts";
import { word } from "../fixtures/words.ts";
import { makeSampleFounder } from "./sample-founder.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../docs/screenshots");
const MAX_BYTES = 120_000;

type Shot = {
  name: string;
  path: string;
  language: Language;
  colorScheme: "light" | "dark";
  width: number;
  height: number;
  /** Shows a page as a signed-in founder sees it. */
  signedIn?: boolean;
  /** Brings the page into the state to photograph. */
  prepare?(page: Page): Promise<unknown>;
};

const ARTICLE = "/news/bangkok-robotics-week";

const DESKTOP = { colorScheme: "light", width: 1280, height: 1000 } as const;
const PHONE = { colorScheme: "light", width: 360, height: 780 } as const;
const DARK_PHONE = { ...PHONE, colorScheme: "dark" } as const;

const SHOTS: Shot[] = [
  { name: "home", path: "/", language: "en", ...DESKTOP },
  { name: "home-phone", path: "/", language: "th", ...DARK_PHONE },
  { name: "startups", path: "/startups?country=Vietnam", language: "en", ...DESKTOP },
  { name: "startup-phone", path: "/startups/kopiora", language: "id", ...PHONE },
  { name: "funding-tracker", path: "/funding-tracker?period=year", language: "en", ...DESKTOP },
  {
    name: "difficulty-phone",
    path: "/funding-tracker?period=year&tab=difficulty",
    language: "vi",
    ...DARK_PHONE,
  },
  { name: "search", path: "/search?q=kopi", language: "en", ...DESKTOP },
  { name: "search-phone", path: "/search?q=กาแฟ", language: "th", ...PHONE },
  { name: "article", path: ARTICLE, language: "zh", ...DESKTOP },
  { name: "article-phone", path: ARTICLE, language: "vi", ...PHONE },
  { name: "centre", path: "/profile", language: "en", signedIn: true, ...DESKTOP },
  {
    name: "deck-phone",
    path: "/pitch-deck-upload",
    language: "th",
    signedIn: true,
    prepare: showDeck,
    ...PHONE,
  },
  {
    name: "review",
    path: "/profile?tab=review",
    language: "en",
    signedIn: true,
    prepare: showing("deckReview", "issues"),
    ...DESKTOP,
  },
  {
    name: "matches-phone",
    path: "/profile?tab=match",
    language: "en",
    signedIn: true,
    prepare: showing("matches", "resultsTitle"),
    ...DARK_PHONE,
  },
  {
    name: "profile-form",
    path: "/startup-profile-submission",
    language: "id",
    signedIn: true,
    ...DESKTOP,
  },
  { name: "settings-phone", path: "/settings", language: "zh", signedIn: true, ...DARK_PHONE },
];

async function showDeck(page: Page): Promise<void> {
  await page.getByRole("button", { name: word("th", "files", "preview") }).click();
  await page.locator("[data-page='1'] canvas").waitFor();
  await page.waitForLoadState("networkidle");
}

/** Scrolls a heading to the top of the window, and waits for what loads there. */
function showing(namespace: "deckReview" | "matches", heading: string) {
  return async (page: Page): Promise<void> => {
    const title = page.getByRole("heading", { name: word("en", namespace, heading), exact: true });
    await title.evaluate((element) => element.scrollIntoView());
    await page.waitForLoadState("networkidle");
  };
}

/** The README's pictures, taken from the built product with its sample content. */
async function takeAll(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--disable-gpu"],
  });
  try {
    const founder = await makeSampleFounder(server, browser);
    for (const shot of SHOTS) {
      const person = shot.signedIn ? founder.browser : {};
      const picture = await compress(await take(browser, server.url, shot, person));
      writeFileSync(path.join(FOLDER, `${shot.name}.webp`), picture);
      console.log(`docs/screenshots/${shot.name}.webp ${Math.round(picture.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
    await server.discard();
  }
}

async function take(
  browser: Browser,
  url: string,
  shot: Shot,
  person: BrowserContextOptions,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...person,
    viewport: { width: shot.width, height: shot.height },
    deviceScaleFactor: shot.width < 500 ? 2 : 1,
    colorScheme: shot.colorScheme,
    reducedMotion: "reduce",
    timezoneId: "Asia/Singapore",
  });
  const page = await context.newPage();
  const address = new URL(shot.path, url);
  address.searchParams.set("lang", shot.language);
  await page.goto(address.href, { waitUntil: "networkidle" });
  await showWhole(page);
  await shot.prepare?.(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** The page itself, in the brand's letters, which come with the scripts at the visitor's first action. */
async function showWhole(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes("Be Vietnam Pro") && status === "loaded",
    ),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** As good as the size allows: a README is read on phones, too. */
async function compress(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  for (const quality of [80, 70, 60]) {
    const webp = await canvas.encode("webp", quality);
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`A screenshot is larger than ${MAX_BYTES} bytes`);
}

await takeAll();
