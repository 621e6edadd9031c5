import type { Examples } from "./example.ts";

const RUN = "0b9f4c0e-6c1d-4f5e-9a55-0a4f2c1d7e11";
const DAY = "2026-11-22T03:04:05.000Z";

const issue = {
  id: "9f2c41d07ab35e68",
  category: "traction",
  rule: "judged_traction_misleadingMetric",
  page: 6,
  text: "120,000 app downloads",
  why: "Downloads say nothing about use or revenue.",
  fix: "8,400 paying merchants in October 2026, up 12% on September.",
  about: "traction",
  kind: "misleadingMetric",
  severity: 2,
  certainty: "likely",
  also: [{ page: 9, quote: "Downloads have tripled" }],
};
const subScores = { clarity: 7.1, traction: 5.8, viability: 6.9, completeness: 6.2 };
const run = {
  id: RUN,
  service: "deck_review",
  state: "done",
  step: "reviewing",
  problem: null,
  price: 5,
  isFree: false,
  createdAt: DAY,
  finishedAt: DAY,
};

/** Reviews of decks and profiles, and publishing. */
export const reviewExamples: Examples = {
  "deck-review/start": { input: { language: "vi", shownPrice: 5 }, data: { runId: RUN } },
  "deck-review/read": {
    input: {},
    data: {
      run,
      deck: { name: "Lúa Vàng.pdf", uploadedAt: DAY },
      review: {
        id: RUN,
        createdAt: DAY,
        fileName: "Lúa Vàng.pdf",
        isOfPresentDeck: true,
        review: {
          score: 6.3,
          subScores,
          issues: [issue],
          strengths: [
            {
              about: "traction",
              page: 3,
              text: "2 of 3 farmers reorder",
              why: "Repeat use shows that it is needed.",
            },
          ],
          sections: [
            { section: "traction", state: "told" },
            { section: "goToMarket", state: "empty" },
            { section: "useOfFunds", state: "missing" },
          ],
          cuts: [{ page: 11, why: "Awards of 2023: no investor asks for them." }],
          agrees: [{ page: 9, text: "1.2", why: "The 4 figures above add up to 1.2." }],
          judgedBy: "model",
          verdict: "Farmers reorder, but nothing shows what a customer costs: I would meet them.",
          doubt: null,
          questions: ["What does it cost to win a farmer?"],
          language: "en",
          pages: 12,
        },
        fixed: [issue.id],
      },
      changes: null,
      history: [
        {
          id: RUN,
          createdAt: DAY,
          fileName: "Lúa Vàng.pdf",
          score: 6.3,
          judgedBy: "model",
          issues: 1,
        },
      ],
      reader: "model",
    },
  },
  "deck-review/mark-issue": {
    input: { reviewId: RUN, issueId: issue.id, fixed: true },
    data: null,
  },
  "deck-review/report": { input: { reviewId: RUN, language: "th" }, data: null, pdf: "%PDF-1.7 …" },
  "profile/publish": { input: { language: "en" }, data: { runId: RUN } },
  "profile/check": { input: { language: "en" }, data: { verdict: "approved", findings: [] } },
  "profile/withdraw": { input: {}, data: null },
  "profile/read-publication": {
    input: {},
    data: {
      run: { ...run, service: "publish", step: "reviewing", price: 20 },
      usesModel: true,
      judged: {
        verdict: "rejected",
        findings: [
          {
            rule: "personal_data",
            weight: "rejects",
            place: "description",
            text: "+84 91 234 56 78",
            why: "A phone number would be public.",
            fix: "Take it out; the form has a field for it that stays private.",
          },
        ],
        createdAt: DAY,
        appeal: { createdAt: DAY, decision: null, reason: "" },
      },
    },
  },
  "profile/appeal": {
    input: { text: "The number is our product’s name.", language: "en" },
    data: null,
  },
  "company/claim": {
    input: { page: "/startups/lua-vang", text: "I founded it.", language: "en" },
    data: { domain: "same" },
  },
  "match/start": { input: { language: "en" }, data: { runId: RUN } },
};
