import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import type { StartupProfileForm } from "../../contracts/startup-profile.ts";
import { withDatabase } from "../../testing/database.ts";
import type { Slide } from "../../testing/decks.ts";
import type { RunningServer } from "../../testing/running-server.ts";
import { post } from "../fixtures/credits.ts";
import { makeMember, openSession, type SignedIn } from "../fixtures/people.ts";

const PROFILE: StartupProfileForm = {
  name: "Lúa Vàng",
  tagline: "Rice that pays its farmers at the gate",
  description:
    "Farmers in the Mekong delta wait up to ninety days for their money.\n\nWe weigh, grade and pay within the hour, and sell the harvest to mills that know what they get.",
  industries: ["agritech", "fintech"],
  venture_round: "seed",
  team_size: "11-50",
  founded_year: "2021",
  country: "Vietnam",
  city: "Cần Thơ",
  address: "12 Nguyễn Trãi, Ninh Kiều",
  company_email: "hello@luavang.example",
  website: "luavang.example",
  founder_name: "Nguyễn Thị Lan",
  mobile_phone: "0912 345 678",
  whatsapp: "0912 345 678",
  line: "",
  telegram: "",
  zalo: "0912 345 678",
  linkedin: "linkedin.com/company/lua-vang",
  raising: "1200000",
  raising_currency: "USD",
  revenue: "5200000000",
  revenue_currency: "VND",
};

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="96" fill="#f4c95d"/>
  <path d="M256 432V200" stroke="#0f5b44" stroke-width="28" stroke-linecap="round"/>
  <g fill="#0f5b44"><ellipse cx="256" cy="128" rx="38" ry="64"/>
  <ellipse cx="176" cy="214" rx="34" ry="62" transform="rotate(-42 176 214)"/>
  <ellipse cx="336" cy="214" rx="34" ry="62" transform="rotate(42 336 214)"/>
  <ellipse cx="176" cy="326" rx="34" ry="62" transform="rotate(-42 176 326)"/>
  <ellipse cx="336" cy="326" rx="34" ry="62" transform="rotate(42 336 326)"/></g></svg>`;

/** Title and lines of each slide; a good deck, except for what its review should show. */
const SLIDES: Slide[] = [
  ["Lúa Vàng", "Rice that pays its farmers at the gate"],
  [
    "Farmers wait 90 days for their money",
    "1.2 million farms of the delta sell to traders who pay after the mill has paid.",
    "Meanwhile they borrow at 4% a month (An Giang University, survey of 640 farms, 2025).",
  ],
  [
    "Paid within the hour",
    "A gate at the village weighs and grades the harvest and pays at once by VietQR.",
    "Mills order from all gates in one app and see moisture and grain before they buy.",
  ],
  [
    "Why now",
    "Since July 2025 mills must prove where their rice comes from to export it to the EU.",
    "VietQR reached 87% of the delta's villages in 2025 (State Bank of Vietnam).",
  ],
  [
    "Market",
    "TAM $310M: 1.2 million farms x $258 of fees a year",
    "SAM $96M: 372,000 farms in six provinces",
    "SOM $9M: 35,000 farms at 60 gates by 2029",
  ],
  ["Business model", "Mills pay 3% of each purchase; payment and weighing cost us 1.9%."],
  [
    "Traction",
    "4,200 farms sold through nine gates in October 2026, up from 1,150 in March 2026.",
    "Volume of $1.9M in October 2026; 83% of the farms came back for a second harvest.",
    "2.1 million views on TikTok!",
  ],
  ["Unit economics", "CAC $18, LTV $126, LTV/CAC 7x. A gate pays for itself in 11 months."],
  [
    "How we reach farms",
    "Cooperatives: 40 farms at each meeting, 22 sign up, $18 each.",
    "From 2027 with the extension offices of An Giang and Đồng Tháp.",
  ],
  [
    "Alternatives",
    "Traders: pay after 90 days, keep 9%",
    "Mills' own buyers: pay after 30 days, large farms only",
    "Lúa Vàng: pays within the hour, keeps 3%",
  ],
  [
    "Team",
    "Nguyễn Thị Lan, CEO: twelve years at Lộc Trời, bought 400,000 tonnes a season",
    "Trần Minh Khoa, CTO: built payments at MoMo for 3 million orders a month",
  ],
  [
    "Financials",
    "Revenue 2026 $0.4M, 2027 $1.3M, 2028 $3.1M",
    "Assumes 12 new gates a year and 460 farms for each gate.",
  ],
  [
    "The ask",
    "Raising $1.2M seed, 18 months, to open twelve more gates before the winter harvest of 2027.",
    "Use of funds: 55% gates, 25% engineering, 30% working capital",
    "Nguyễn Thị Lan, hello@luavang.example, +84 912 345 678",
  ],
];

const LICENSE: Slide[] = [
  [
    "Business registration certificate",
    "Lúa Vàng Company Limited",
    "Registration number 1801234567, Cần Thơ, Vietnam",
    "Valid until 30 June 2031",
  ],
];

const CRITERIA =
  "Seed funds that know food, farming or payments in Vietnam and can introduce us to mills. No token funds.";

const CREDITS = 60;
const LONGEST_MS = 60_000;
const LOOK_EVERY_MS = 200;

const kept = z.object({ access_token: z.string() });
const begun = z.object({ data: z.object({ runId: z.uuid() }) });

/**
 * A founder whose deck was reviewed, who is published and matched: everything that the pictures
 * show.
 */
export async function makeSampleFounder(
  server: RunningServer,
  browser: Browser,
): Promise<SignedIn> {
  const founder = await makeMember(server, { email: "lan@luavang.example" });
  const { value } = await openSession(server, founder.email, founder.password);
  const { access_token: token } = kept.parse(JSON.parse(value));
  const send = async (path: string, body: BodyInit, type: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": type,
      "idempotency-key": randomUUID(),
    };
    const answer = await fetch(`${server.url}/api/${path}`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const ask = (path: string, input: object) =>
    send(path, JSON.stringify(input), "application/json");
  const upload = (query: string, file: Buffer, type: string) =>
    send(`files/upload?${query}`, new Uint8Array(file), type);
  await ask("startup-profile/save", { version: 0, profile: PROFILE });
  const logo = await sharp(Buffer.from(LOGO)).png().toBuffer();
  await upload("kind=logo&name=logo.png", logo, "image/png");
  const [deck, license] = [await draw(browser, SLIDES), await draw(browser, LICENSE)];
  await upload("kind=pitch_deck&name=Lua-Vang-2026.pdf", deck, "application/pdf");
  await upload("kind=business_license&name=Lua-Vang-license.pdf", license, "application/pdf");
  await post(server, founder, { kind: "grant", amount: CREDITS, reason: "sample" });
  await ask("match/save-criteria", { criteria: CRITERIA });
  for (const run of ["deck-review/start", "profile/publish", "match/start"]) {
    await finished(
      server,
      begun.parse(await ask(run, { language: "en", shownPrice: CREDITS })).data.runId,
    );
  }
  return founder;
}

/** Waits until a run is over, which takes some seconds. */
async function finished(server: RunningServer, runId: string): Promise<void> {
  for (let waited = 0; waited < LONGEST_MS; waited += LOOK_EVERY_MS) {
    const { rows } = await withDatabase(server, (client) =>
      client.query<{ state: string }>("select state from public.runs where id = $1", [runId]),
    );
    if (rows[0]?.state === "done") return;
    await setTimeout(LOOK_EVERY_MS);
  }
  throw new Error(`The run ${runId} was not done`);
}

async function draw(browser: Browser, slides: Slide[]): Promise<Buffer> {
  const page = await browser.newPage();
  const sections = slides.map(([title, ...lines]) => {
    const told = lines.map((line) => `<p>${line}</p>`).join("");
    return `<section><h1>${title}</h1>${told}</section>`;
  });
  await page.setContent(`<style>
    @page { size: 960px 540px; margin: 0 }
    body { margin: 0; font-family: serif }
    section { box-sizing: border-box; width: 960px; height: 540px; padding: 90px 90px 0;
      background: #0f5b44; color: #fff; break-after: page }
    section:nth-child(odd) { background: #f4c95d; color: #12352b }
    h1 { margin: 0; font-size: 58px } p { margin: 28px 0 0; font: 28px sans-serif }
    </style>${sections.join("")}`);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pdf;
}
