import type { DeckIssue } from "../../../../contracts/deck-review.ts";
import type { Language } from "../../../../contracts/languages.ts";
import { REVIEW_CATEGORIES } from "../../../../contracts/review-terms.ts";
import { issueTitle } from "../issue-title.ts";
import { reviewWords } from "../review-words.ts";
import { saidAs } from "../rubric/rules.ts";
import type { ReportInput } from "./report-input.ts";

/** Quotes from decks in each language: mixed scripts, currencies, stacked marks. */
const QUOTES: Record<Language, readonly string[]> = {
  en: [
    "Market: US$120bn (₱6.6tn) – “we only need 1%”",
    "我们的平台月收入为 1,200 万元，同比增长 35%",
    "End-to-end, AI-powered: LTV/CAC 5× and €40 → ₫1,000,000",
  ],
  id: ["Pendapatan Juni 2026: Rp 1,2 miliar, naik 35% per bulan", "Kami platform terbaik di Asia"],
  vi: [
    "Doanh thu tháng 6/2026: 1,2 tỷ ₫, tăng 35%",
    "Chúng tôi là nền tảng hàng đầu, không có đối thủ",
  ],
  th: [
    "รายได้เดือนมิถุนายน 2569: ฿1.2 ล้าน เติบโต 35% บน GrabFood และ LINE MAN",
    "กลุ่มผู้ซื้อน้ำดื่มที่ปี่พาทย์กำลังมองหาผู้ให้บริการ ทำได้เร็วๆ นี้",
  ],
  zh: [
    "我们是东南亚领先的冷链平台，“没有竞争对手”。",
    "月活用户 12 万；CAC ฿120，LTV ฿360（来源：艾瑞咨询）",
  ],
};

const RULES = ["ltv_ratio_wrong", "pages_unread", "denial", "jargon"] as const;
const PARAMETERS = {
  ltv: "$120",
  cac: "$40",
  real: "3.0×",
  stated: "5×",
  words: "synergy",
  count: 2,
  all: 18,
  pages: "7, 8",
};

/** An issue of a review in this language. */
export function exampleIssue(
  language: Language,
  at: number,
  more: Partial<DeckIssue> = {},
): DeckIssue {
  const rule = RULES[at % RULES.length] ?? "jargon";
  const say = reviewWords(language);
  const quotes = QUOTES[language];
  return {
    id: `issue-${at}`,
    category: REVIEW_CATEGORIES[at % REVIEW_CATEGORIES.length] ?? "clarity",
    rule,
    page: rule === "pages_unread" ? null : at + 1,
    text: rule === "pages_unread" ? "" : (quotes[at % quotes.length] ?? ""),
    title: issueTitle({ rule, ...saidAs(rule) }, language),
    why: say(`why_${rule}`, PARAMETERS),
    fix: say(`fix_${rule}`, PARAMETERS),
    ...saidAs(rule),
    also: [],
    ...more,
  };
}

/** A remark that only a model makes, in each language. */
const SAID: Record<Language, string> = {
  en: "Farmers reorder, but nothing shows what a customer costs: I would meet them, with questions.",
  id: "Petani memesan lagi, tetapi biaya satu pelanggan tidak disebut: saya akan menemui mereka.",
  vi: "Nông dân đặt lại, nhưng không rõ một khách hàng tốn bao nhiêu: tôi sẽ gặp họ.",
  th: "เกษตรกรสั่งซ้ำ แต่ไม่บอกต้นทุนต่อลูกค้าหนึ่งราย น่าจะนัดพบเพื่อถามเพิ่ม",
  zh: "农户持续复购，但没有说明获客成本：值得约谈，再细问。",
};

/** The same review, as made by a model that read the deck. */
export function judgedInput(language: Language, issues: number): ReportInput {
  const input = exampleInput(language, issues);
  const verdict = SAID[language];
  const also = [{ page: 9, quote: QUOTES[language][1] ?? "" }];
  return {
    ...input,
    review: {
      ...input.review,
      issues: input.review.issues.map((issue, at) => (at === 2 ? { ...issue, also } : issue)),
      judgedBy: "model",
      verdict,
      doubt: `1. ${verdict}`,
      questions: [`2. ${verdict}`, `3. ${verdict}`],
      sections: [
        { section: "market", state: "told" },
        { section: "traction", state: "empty" },
        { section: "team", state: "missing" },
        { section: "financials", state: "unneeded" },
      ],
      cuts: [{ page: 9, why: verdict }],
    },
  };
}

/** A review with this many issues, ready for a report. */
export function exampleInput(language: Language, issues: number): ReportInput {
  const say = reviewWords(language);
  return {
    review: {
      score: 6.4,
      subScores: { clarity: 7.2, traction: 4.1, viability: 5.8, completeness: 9.1 },
      issues: Array.from({ length: issues }, (_, at) => exampleIssue(language, at)),
      strengths: [
        { about: "market", page: 2, text: QUOTES[language][0] ?? "", why: say("strength_market") },
      ],
      agrees: [
        {
          page: 2,
          text: QUOTES[language][0] ?? "",
          why: say("agrees_funds", { parts: "50% + 30% + 20%" }),
        },
      ],
      sections: [
        { section: "market", state: "told" },
        { section: "team", state: "unsure" },
        { section: "useOfFunds", state: "unsure" },
      ],
      cuts: [],
      judgedBy: "rules",
      verdict: "",
      doubt: null,
      questions: [say("asks_where", { section: "ROI" })],
      language,
      pages: 18,
    },
    fileName: "Padi Logistics – น้ำดื่ม 冷链 (v12).pdf",
    reviewedAt: new Date("2026-08-02T20:00:00Z"),
    companyName: "Padi Logistics Pte. Ltd.",
    fixed: ["issue-0"],
    changes: {
      scoreBefore: 5.6,
      sectionsBefore: [],
      gone: [exampleIssue(language, 4)],
      newIds: ["issue-1"],
      remainingIds: ["issue-0", "issue-2"],
    },
    language,
  };
}
