import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
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

/** Says nothing that would be quoted first. */
const quiet = { description: "", deals: [] };

describe("reasons", () => {
  it("say of a cheque that is less than the round that it is a part", () => {
    expect(matchOf(startup({ raising: 4_000_000 }), investor(quiet)).all).toContain(
      "Kasirin is raising US$4M; Angin writes checks of US$300K–US$1M, so it could fill part of the round.",
    );
    expect(matchOf(startup({ raising: 800_000 }), investor(quiet)).all).toContain(": a fit.");
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
      "Kasirin also mentions Vietnam, where Angin invests.",
    );
    expect(matchOf(around, elsewhere).all).not.toContain("also mentions");
  });

  it("quote what the startup is, not what it names in passing", () => {
    const machines = investor({ ...quiet, description: "Robots and factories." });
    const ledger = startup({ description: "A ledger for shops. Two factories pay us, too." });
    expect(matchOf(ledger, machines).all).not.toContain("writes “");
  });

  it("name of a past deal what is exact, and its day by the reader's calendar", () => {
    const deals = [
      { company: "TapLane", industries: ["agritech"], date: "2026-07-02", description: "Farms" },
      { company: "Old", industries: ["agritech"], date: "2019", description: "Farms" },
    ];
    const farms = startup({ industry: ["agritech"], description: "We sell to farms." });
    const lately = investor({ ...quiet, deals });
    expect(matchOf(farms, lately).all).toContain("TapLane (farms and farmers) in July 2026");
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
    expect(matchOf(subject, investor(quiet)).all).not.toMatch(/asks for|is looking for/);
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
    ).toContain("Kasirin is based in the Philippines, where Angin invests.");
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
    ["en", /works in e-commerce, AI, and HR tech/],
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
    const other = investor({ targetedIndustries: ["web3", "fintech"], deals: [] });
    const { all } = matchOf(subject, other, "th");
    expect(all).toContain("ลงทุนใน Web3 และฟินเทค ซึ่ง");
    expect(all).toContain("ระบบชำระเงินQRเท่านั้น");
  });
});
