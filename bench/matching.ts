import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../contracts/accounts.ts";
import { COUNTRIES, INDUSTRIES, INVESTOR_TYPES, VENTURE_ROUNDS } from "../contracts/catalogue.ts";
import type { InvestorToMatch } from "../contracts/matching.ts";
import { investorList } from "../server/judging/matches/candidate-list.ts";
import { readStartupFacts } from "../server/judging/matches/facts/startup-facts.ts";
import { rankMatches } from "../server/judging/matches/match.ts";
import {
  type Market,
  matchOnce,
  openMarket,
  openMember,
  type RunTimes,
} from "./matching-database.ts";
import { quantile } from "./median.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/matching.ts`: ranks 50,000 investors for one startup by rule, from unparsed profiles
 * as in a file, and again from parsed ones, on one core. Profiles have texts in five languages.
 * Then complete runs on a database with 50,000 investors and 200,000 startups, from the draft to
 * the saved results.
 */

const INVESTORS = 50_000;
const RUNS = 7;
const WANTED_MS = 2000;

const SENTENCES = [
  "We back founders who sell software to small merchants and write cheques of $300k to $1.5M.",
  "No crypto, no gambling, and nothing before revenue.",
  "我们关注东南亚的供应链金融和冷链物流，单笔500万至1000万美元，不投加密货币。",
  "Chúng tôi đầu tư vào nông nghiệp, chuỗi lạnh và giáo dục, không nhận dự án chưa có doanh thu.",
  "ลงทุนในการแพทย์ทางไกลและคลินิก เช็ค 10-50 ล้านบาท ไม่ลงทุนในการพนัน",
  "Kami mencari aplikasi kasir dan pembayaran untuk UMKM, tiket Rp 5–20 miliar, tanpa kripto.",
  "Recurring revenue, technical founders and a path to profitability matter more than growth.",
  "Our partners ran logistics companies and help with hiring, pricing and regional expansion.",
];

const startup = readStartupFacts({
  id: "startup",
  name: "Kasirin",
  industry: ["fintech", "saas"],
  ventureRound: "seed",
  country: "Indonesia",
  description: `Cashier app and QR payments for 14,000 kiosks. ${SENTENCES[6]} Raising $2 million.`,
  matchCriteria: "A lead investor with a payments network in Southeast Asia. No token funds.",
});

const profiles = Array.from({ length: INVESTORS }, (_nothing, at) => profile(at));
const options = { today: new Date(), language: "en" as const, limit: 20 };
const investors = time(() => investorList(profiles));
const matching = () =>
  time(() => {
    const candidates = investors.result(startup, options.today);
    return rankMatches({ direction: "startups", subject: startup, candidates }, options);
  }).ms;
const first = matching();
const runs = Array.from({ length: RUNS }, matching);
const again = quantile(runs, 0.5);
const whole = investors.ms + first;

printTable(
  `One startup against ${INVESTORS.toLocaleString("en")} investors of a file`,
  ["what", "ms", "slowest", "verdict"],
  [
    ["reading the fields", investors.ms.toFixed(0), "", ""],
    ["narrowing, reading texts, ranking", first.toFixed(0), "", ""],
    ["both", whole.toFixed(0), "", met(whole)],
    ["the same again", again.toFixed(0), Math.max(...runs).toFixed(0), met(again)],
  ],
);
const market = await openMarket(SENTENCES);
try {
  const texts = {
    description: `Cashier app and QR payments for 14,000 kiosks. ${SENTENCES[6]} Raising $2 million.`,
    match_criteria: "A lead investor with a payments network in Southeast Asia. No token funds.",
  };
  const founder = { name: "Kasirin", venture_round: "seed", country: "Indonesia", ...texts };
  const fund = {
    name: "Angin",
    investor_types: ["venture_capital"],
    country: "Singapore",
    match_criteria: `${SENTENCES[0]} ${SENTENCES[1]}`,
  };
  printTable(
    "A whole run on the database",
    ["for", "candidates", "ms", "slowest", "reading", "ranking", "saving", "computing", "verdict"],
    [
      await measureRuns(market, "a startup", STARTUP_ROLE, {
        ...founder,
        industries: ["fintech", "saas"],
      }),
      await measureRuns(market, "a startup with everything open", STARTUP_ROLE, {
        ...founder,
        industries: [],
        venture_round: null,
        country: null,
      }),
      await measureRuns(market, "an investor", INVESTOR_ROLE, {
        ...fund,
        investment_stages: ["seed", "series_a"],
        target_regions: ["Indonesia", "Vietnam"],
        target_industries: ["fintech", "saas"],
      }),
      await measureRuns(market, "an investor in everything", INVESTOR_ROLE, fund),
    ],
  );
} finally {
  await market.close();
}
console.log(`Memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);

async function measureRuns(
  market: Market,
  whom: string,
  role: Role,
  draft: Record<string, unknown>,
): Promise<string[]> {
  const member = await openMember(market, role, draft);
  const times: RunTimes[] = [];
  for (let at = 0; at < RUNS; at += 1) times.push(await matchOnce(market, member, role));
  const middle = (of: (time: RunTimes) => number) => quantile(times.map(of), 0.5).toFixed(0);
  const wholes = times.map(({ read, rank, save }) => read + rank + save);
  return [
    whom,
    middle(({ candidates }) => candidates),
    quantile(wholes, 0.5).toFixed(0),
    Math.max(...wholes).toFixed(0),
    middle(({ read }) => read),
    middle(({ rank }) => rank),
    middle(({ save }) => save),
    middle(({ cpu }) => cpu),
    met(quantile(wholes, 0.5)),
  ];
}

function met(ms: number): string {
  return verdict(ms < WANTED_MS, `under ${WANTED_MS} ms`);
}

function time<Result>(work: () => Result): { result: Result; ms: number } {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
}

function profile(at: number): InvestorToMatch {
  const pick = <Value>(values: readonly Value[], step: number, count: number) =>
    Array.from(
      { length: count },
      (_nothing, next) => values[(at * step + next * 7) % values.length],
    ).filter((value) => value !== undefined);
  return {
    id: `investor-${at}`,
    name: `Investor ${at}`,
    investorTypes: pick(INVESTOR_TYPES, 3, 1),
    investmentStages: pick(VENTURE_ROUNDS, 5, 2),
    targetRegions: pick(COUNTRIES.slice(0, 12), 7, 3),
    targetedIndustries: pick(INDUSTRIES, 11, 4),
    country: COUNTRIES[at % COUNTRIES.length],
    description: pick(SENTENCES, 3, 3).join(" "),
    matchCriteria: pick(SENTENCES, 5, 2).join(" "),
    deals: [{ company: `Company ${at}`, industries: pick(INDUSTRIES, 13, 1), date: "2026-05-01" }],
  };
}
