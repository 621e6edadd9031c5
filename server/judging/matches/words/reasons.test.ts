import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../../../contracts/languages.ts";
import { rankMatches } from "../match.ts";
import { investor, startup } from "../test-profiles.ts";

function matchOf(
  subject: ReturnType<typeof startup>,
  candidate: ReturnType<typeof investor>,
  language: Language = "en",
) {
  const search = { direction: "startups" as const, subject, candidates: [candidate] };
  const [match] = rankMatches(search, { today: new Date("2026-11-22"), language, limit: 1 });
  if (!match) throw new Error("The pair is excluded");
  return { ...match, all: [...match.reasons, match.against].join("\n") };
}

/** Has no text that would be quoted first. */
const quiet = { description: "", deals: [] };

/** The parts of a sentence that stay the same whatever fills it in. */
function fixedParts(message: string): string[] {
  return message
    .split(/\{\w+\}/)
    .map((part) => part.replace(/^[\s.,:：。，（(]+|[\s.,:：。，）)]+$/gu, ""))
    .filter((part) => part !== "");
}

/** Two sentences with this many letters in a row in common say the same thing twice. */
const SAME: Record<Language, number> = { en: 16, id: 18, vi: 18, th: 16, zh: 6 };

describe.each(LANGUAGES)("the sentences of reasons, in %s", (language) => {
  const path = new URL(`../../../../app/i18n/locales/${language}/matching.json`, import.meta.url);
  const messages = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, "utf8")));
  const reasons = Object.entries(messages).filter(([key]) => key.startsWith("reason"));

  it("repeat no phrase of one another, since three are shown together", () => {
    const length = SAME[language];
    const repeated = reasons.flatMap(([key, one]) =>
      reasons
        .filter(([other]) => other > key && !areAlternatives(key, other))
        .flatMap(([other, message]) =>
          fixedParts(one)
            .flatMap((part) =>
              Array.from({ length: Math.max(0, part.length - length + 1) }, (_, at) =>
                part.slice(at, at + length),
              ),
            )
            .filter((phrase) => message.includes(phrase))
            .map((phrase) => `${key}, ${other}: ${phrase}`),
        ),
    );
    expect(repeated).toEqual([]);
  });

  it("say one thing each", () => {
    for (const [key, message] of reasons) expect(message, key).not.toMatch(/[;；]|[.。] ?\S/u);
  });
});

/** A match has at most one of each of these. */
const ALTERNATIVES = [
  ["reasonCheque", "reasonChequePart", "reasonTicket", "reasonAmountsFit"],
  ["reasonRegion", "reasonMarket", "reasonSeat"],
  ["reasonDeal", "reasonPortfolio", "reasonActive", "reasonActiveWith"],
  ["reasonRevenue", "reasonBeforeRevenue"],
];

function areAlternatives(one: string, other: string): boolean {
  return ALTERNATIVES.some((group) => group.includes(one) && group.includes(other));
}

describe("reasons", () => {
  it("say of a cheque that is less than the round that it is a part", () => {
    expect(matchOf(startup({ raising: 4_000_000 }), investor(quiet)).all).toContain(
      "Checks of US$300K–US$1M could fill part of a round of US$4M.",
    );
    expect(matchOf(startup({ raising: 800_000 }), investor(quiet)).all).toContain(
      "Checks of US$300K–US$1M suit a round of US$800K.",
    );
  });

  it("lead with what this candidate did: that both focus on the same would lead each card", () => {
    const subject = startup();
    const found = investor();
    expect(matchOf(subject, found).reasons).toEqual([
      "In July 2026, Angin backed TapLane, in the same industry as Kasirin: fintech.",
      "Checks of US$300K–US$1M could fill part of a round of US$2M.",
      "Angin and Kasirin both focus on payments and small businesses.",
    ]);
    // The investor's own deals do not set one startup apart from another.
    const search = { direction: "investors" as const, subject: found, candidates: [subject] };
    const options = { today: new Date("2026-11-22"), language: "en" as const, limit: 1 };
    expect(rankMatches(search, options)[0]?.reasons.slice(0, 2)).toEqual([
      "Checks of US$300K–US$1M could fill part of a round of US$2M.",
      "Angin and Kasirin both focus on payments and small businesses.",
    ]);
  });

  it.each(LANGUAGES)("name the one that is this candidate's own, in %s", (language) => {
    const subject = startup({ raising: undefined });
    const noAmounts = { chequeMin: undefined, chequeMax: undefined };
    const active = matchOf(subject, investor(noAmounts), language);
    expect(active.telling).toContain("TapLane");
    expect(active.reasons).toContain(active.telling);
    // Many candidates share the field, stage or place, and each card shows the latest deal anyway.
    const alike = matchOf(subject, investor({ ...noAmounts, deals: [] }), language);
    expect(alike.reasons.length).toBeGreaterThan(1);
    expect(alike).not.toHaveProperty("telling");
  });

  it.each(LANGUAGES)(
    "say to the other side only what both share, and no amount, in %s",
    (language) => {
      const [subject, found] = [startup(), investor({ targetedIndustries: ["fintech", "saas"] })];
      const mine = matchOf(subject, found, language);
      const options = { today: new Date("2026-11-22"), language, limit: 1 };
      const search = { direction: "investors" as const, subject: found, candidates: [subject] };
      const [theirs] = rankMatches(search, options);
      // Each has reasons with amounts, but its first reason is another one.
      for (const match of [mine, theirs]) {
        expect(match?.reasons.join()).toMatch(/\d/);
        expect(match?.shared).toBeDefined();
        expect(match?.shared).not.toMatch(/\d|TapLane/);
        expect(match?.shared).not.toBe(match?.reasons[0]);
      }
      const apart = { industry: [], country: undefined, ventureRound: undefined, description: "" };
      expect(matchOf(startup(apart), found, language)).not.toHaveProperty("shared");
    },
  );

  it("do not lead with the latest deal, which each card shows anyway", () => {
    const deals = [{ company: "Kelapa", industries: ["agritech"], date: "2026-07" }];
    const noAmounts = { chequeMin: undefined, chequeMax: undefined };
    const match = matchOf(
      startup({ ventureRound: undefined }),
      investor({ ...quiet, ...noAmounts, deals }),
    );
    expect(match.reasons.join()).toContain("latest known investment is Kelapa");
    expect(match.reasons[0]).not.toContain("Kelapa");
    expect(match).not.toHaveProperty("telling");
  });

  it("speak of the small part before they tell what is not known", () => {
    const { against } = matchOf(startup({ raising: 4_000_000 }), investor(quiet));
    expect(against).toBe(
      "Angin invests at most US$1M and Kasirin is raising US$4M, so others would have to join.",
    );
  });

  it("name only countries that the startup names, and none as its market", () => {
    const elsewhere = investor({ ...quiet, targetRegions: ["Vietnam"], targetedIndustries: [] });
    const named = startup({ description: "Payments. A branch in Vietnam." });
    const around = startup({ description: "Payments across Southeast Asia." });
    expect(matchOf(named, elsewhere).all).toContain(
      "Kasirin mentions Vietnam, one of Angin’s markets.",
    );
    expect(matchOf(around, elsewhere).all).not.toContain("one of Angin’s markets");
  });

  it("quote what the startup is, not what it names in passing", () => {
    const machines = investor({ ...quiet, description: "Robots and factories." });
    const ledger = startup({ description: "A ledger for shops. Two factories pay us, too." });
    expect(matchOf(ledger, machines).all).not.toContain("Both focus on");
  });

  it("name of a past deal what is exact, and its day by the reader's calendar", () => {
    const deals = [
      { company: "TapLane", industries: ["agritech"], date: "2026-07-02", description: "Farms" },
      { company: "Old", industries: ["agritech"], date: "2019", description: "Farms" },
    ];
    const farms = startup({ industry: ["agritech"], description: "We sell to farms." });
    const lately = investor({ ...quiet, deals });
    expect(matchOf(farms, lately).reasons[0]).toBe(
      "In July 2026, Angin backed TapLane, in the same industry as Kasirin: farms and farmers.",
    );
    expect(matchOf(farms, lately, "th").all).toContain("เมื่อเดือนกรกฎาคม 2569");
    const early = investor({ ...quiet, deals: deals.slice(1) });
    expect(matchOf(farms, early, "th").all).toContain("พ.ศ. 2562");
    expect(matchOf(farms, early, "zh").all).toContain("2019年");
  });

  it("do not praise the deal that they warn of as a conflict", () => {
    const subject = startup({ description: "QR payments for small merchants in Java." });
    const rival = {
      company: "TapLane",
      industries: ["fintech"],
      date: "2026-07",
      description: "QR payments for small merchants",
    };
    const backer = { ...quiet, investmentStages: ["seed"] };
    const said = matchOf(subject, investor({ ...backer, deals: [rival] }));
    expect(said.conflicts).toHaveLength(1);
    expect(said.reasons.join("\n")).not.toContain("TapLane");
    const other = { ...rival, company: "PadiCash", country: "Thailand", description: "Payments" };
    const both = matchOf(subject, investor({ ...backer, deals: [rival, other] }));
    expect(both.conflicts).toHaveLength(1);
    expect(both.reasons[0]).toContain("PadiCash");
  });

  it("do not say that one asks for what it refuses", () => {
    const subject = startup({ matchCriteria: "We take no loans. Debt broke our first shop." });
    expect(matchOf(subject, investor(quiet)).all).not.toMatch(
      /asks for|is looking for|offers help/,
    );
  });

  it("tell an investor's side of a limit that is not known", () => {
    const subject = startup({ matchCriteria: "Only women-led funds." });
    expect(matchOf(subject, investor(quiet)).against).toBe(
      "Kasirin asks for women in leadership; the profile of Angin doesn’t make this clear.",
    );
  });

  it("write names as they are written in sentences", () => {
    const manila = startup({ country: "Philippines" });
    expect(
      matchOf(
        manila,
        investor({ ...quiet, targetRegions: ["Philippines"], targetedIndustries: [] }),
      ).all,
    ).toContain("Angin invests where Kasirin is based: the Philippines.");
  });

  it.each([
    ["vi", "300 nghìn–1 triệu USD"],
    ["id", "US$300 ribu–US$1 juta"],
    ["zh", "30万–100万美元"],
    ["th", "3 แสน–1 ล้านดอลลาร์สหรัฐ"],
  ] as const)("write amounts as people of %s do", (language, amounts) => {
    expect(matchOf(startup(), investor(quiet), language).all).toContain(amounts);
  });

  it("call a topic as people do, not as it is searched for", () => {
    const subject = startup({ industry: ["media"], description: "A studio of video games." });
    const studio = investor({
      ...quiet,
      targetedIndustries: [],
      description: "We back video games.",
    });
    expect(matchOf(subject, studio, "zh").all).toContain("电子游戏");
    expect(matchOf(subject, studio, "zh").all).not.toContain("手游");
    expect(matchOf(subject, studio, "id").all).not.toContain("seluler");
  });

  it.each([
    ["en", /active in e-commerce, AI, and HR tech/],
    ["vi", /thương mại điện tử, AI và công nghệ nhân sự/],
    ["id", /e-commerce, AI, dan teknologi SDM/],
  ] as const)("write labels small within a sentence, in %s", (language, said) => {
    const industry = ["ecommerce", "ai", "hrtech"];
    const subject = startup({ industry, matchCriteria: "", description: "" });
    const other = investor({ ...quiet, targetedIndustries: industry });
    expect(matchOf(subject, other, language).all).toMatch(said);
  });

  it("part Chinese from Latin words and figures by one space, and from its own by none", () => {
    const subject = startup({
      name: "小米",
      industry: ["web3", "fintech"],
      ventureRound: "series_a",
    });
    const other = investor({ ...quiet, targetedIndustries: ["web3", "fintech"] });
    const { all } = matchOf(subject, other, "zh");
    expect(all).toContain("Web3 和金融科技");
    expect(all).not.toMatch(
      /\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}|\p{Script=Han} \p{Script=Han}/u,
    );
  });

  it("part Thai from Latin words by spaces, but not within a quote", () => {
    const subject = startup({ industry: ["web3", "fintech"], matchCriteria: "ระบบชำระเงินQRเท่านั้น" });
    const other = investor({
      targetedIndustries: ["web3", "fintech"],
      investmentStages: [],
      chequeMin: undefined,
      chequeMax: undefined,
      deals: [],
    });
    const { all, quote } = matchOf(subject, other, "th");
    expect(all).toContain("อุตสาหกรรมเดียวกัน: Web3 และฟินเทค");
    expect(quote?.words).toContain("ระบบชำระเงินQRเท่านั้น");
  });
});
