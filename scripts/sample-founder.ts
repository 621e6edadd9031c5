import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { z } from "zod";
import type { StartupProfileForm } from "../contracts/startup-profile.ts";
import { type Member, makeMember, openSession } from "../e2e/fixtures/account-holder.ts";
import type { RunningServer } from "../e2e/fixtures/server.ts";

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
};

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="96" fill="#f4c95d"/>
  <path d="M256 432V200" stroke="#0f5b44" stroke-width="28" stroke-linecap="round"/>
  <g fill="#0f5b44"><ellipse cx="256" cy="128" rx="38" ry="64"/>
  <ellipse cx="176" cy="214" rx="34" ry="62" transform="rotate(-42 176 214)"/>
  <ellipse cx="336" cy="214" rx="34" ry="62" transform="rotate(42 336 214)"/>
  <ellipse cx="176" cy="326" rx="34" ry="62" transform="rotate(-42 176 326)"/>
  <ellipse cx="336" cy="326" rx="34" ry="62" transform="rotate(42 336 326)"/></g></svg>`;

/** Title and line of each slide. */
const SLIDES = [
  ["Lúa Vàng", "Rice that pays its farmers at the gate"],
  ["90 days", "is how long a farmer of the delta waits for the money"],
  ["1 hour", "is how long it takes with us: weighed, graded, paid"],
  ["4,200 farms", "in three provinces, growing 18% a month since March"],
  ["US$ 1.2 million", "to open twelve more gates before the winter harvest"],
] as const;

const kept = z.object({ access_token: z.string() });

/** A founder who has done all but the business license, with everything that the pictures show. */
export async function makeSampleFounder(server: RunningServer, browser: Browser): Promise<Member> {
  const founder = await makeMember(server, { email: "lan@luavang.example" });
  const { value } = await openSession(server, founder.email, founder.password);
  const { access_token: token } = kept.parse(JSON.parse(value));
  const post = async (path: string, body: BodyInit, type: string) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": type };
    const answer = await fetch(`${server.url}/api/${path}`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const profile = JSON.stringify({ version: 0, profile: PROFILE });
  await post("startup-profile/save", profile, "application/json");
  const logo = await sharp(Buffer.from(LOGO)).png().toBuffer();
  await post("files/upload?kind=logo&name=logo.png", new Uint8Array(logo), "image/png");
  const deck = new Uint8Array(await drawDeck(browser));
  await post("files/upload?kind=pitch_deck&name=Lua-Vang-2026.pdf", deck, "application/pdf");
  return founder;
}

async function drawDeck(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const slides = SLIDES.map(
    ([title, line]) => `<section><h1>${title}</h1><p>${line}</p></section>`,
  );
  await page.setContent(`<style>
    @page { size: 960px 540px; margin: 0 }
    body { margin: 0; font-family: serif }
    section { box-sizing: border-box; width: 960px; height: 540px; padding: 150px 90px 0;
      background: #0f5b44; color: #fff; break-after: page }
    section:nth-child(odd) { background: #f4c95d; color: #12352b }
    h1 { margin: 0; font-size: 84px } p { margin: 24px 0 0; font: 34px sans-serif }
    </style>${slides.join("")}`);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pdf;
}
