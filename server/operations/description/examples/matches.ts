import type { Examples } from "./example.ts";

const RUN = "3c1d2b52-8a5e-4a4e-9a53-6d4f1f0f2b10";
const CANDIDATE = "8f0e6a1c-2f7d-4c3b-9a0e-1b2c3d4e5f60";
const INTRODUCTION = "d5b1c6a8-7e0f-4f6b-8a51-0c9e2f3a4b5c";

const CRITERIA = {
  text: "Somebody who knows rice. No token funds.",
  constraints: [
    {
      polarity: "never",
      about: "investorType",
      terms: ["token funds"],
      unless: [],
      condition: null,
      range: null,
      quote: "No token funds",
      reading: "sure",
    },
  ],
};

export const matchExamples: Examples = {
  "match/read-criteria": {
    input: {},
    data: { ...CRITERIA, readBy: "rules", isConfirmed: false, isBeingRead: false },
  },
  "match/confirm-criteria": {
    input: CRITERIA,
    data: { ...CRITERIA, readBy: "rules", isConfirmed: true, isBeingRead: false },
  },
  "match/read": {
    input: {},
    data: {
      run: {
        id: RUN,
        service: "match",
        state: "done",
        step: "explaining",
        problem: null,
        price: 3,
        isFree: false,
        createdAt: "2026-03-09T08:31:12.000Z",
        finishedAt: "2026-03-09T08:31:14.000Z",
      },
      hasProfile: true,
      isUnchanged: true,
      shown: {
        runId: RUN,
        createdAt: "2026-03-09T08:31:12.000Z",
        results: [
          {
            candidateId: CANDIDATE,
            name: "Straits Harvest",
            tagline: "Farming first",
            logo: "",
            country: "Singapore",
            page: "/investors/straits-harvest",
            website: "https://straits.example",
            facts: [{ topic: "industry", values: ["agritech"], fits: true }],
            dealings: {
              types: ["venture_capital"],
              rounds: { least: 500, most: 4000, typical: 1200 },
              latest: { on: "2026-02-11", kind: "seed", amount: 900, company: "Ladang" },
            },
            own: { name: "Sawah Kita", page: "/startups/sawah-kita" },
            rate: 86,
            isDoubtful: false,
            reasons: ["Straits Harvest and Sawah Kita both focus on farms and farmers."],
            telling: null,
            shared: "Straits Harvest and Sawah Kita both focus on farms and farmers.",
            quote: {
              words: "We buy rice from farmers at the gate",
              source: "profile",
              name: "Straits Harvest",
            },
            against: "Straits Harvest names no cheque size.",
            conflicts: [],
            points: [
              {
                point: {
                  polarity: "must",
                  about: "field",
                  terms: ["agritech"],
                  unless: [],
                  condition: null,
                  range: null,
                  quote: "Investors who know farming.",
                  reading: "sure",
                },
                alternatives: [],
                state: "met",
                basis: { kind: "industries", values: ["agritech"] },
              },
            ],
            shares: {
              terms: [
                { term: "sector", points: 28, most: 29 },
                { term: "criteria", points: 18, most: 24 },
                { term: "stage", points: 18, most: 18 },
                { term: "cheque", points: null, most: 0 },
                { term: "geography", points: 8, most: 12 },
                { term: "activity", points: 14, most: 17 },
              ],
              changes: [],
            },
            language: "en",
            feedback: { kind: "contacted", reason: "" },
            introduction: "possible",
            replies: { percent: 83, medianHours: 20 },
          },
        ],
      },
      history: [{ runId: RUN, createdAt: "2026-03-09T08:31:12.000Z", count: 1 }],
    },
  },
  "match/count-candidates": { input: {}, data: { count: 1240, reachable: 86 } },
  "match/save-feedback": {
    input: { candidateId: CANDIDATE, kind: "not_a_fit", reason: "They only do Series B" },
    data: null,
  },
  "introductions/ask": {
    input: { candidateId: CANDIDATE, message: "We pay rice farmers at the gate." },
    data: { id: INTRODUCTION },
  },
  "introductions/answer": { input: { id: INTRODUCTION, answer: "agreed" }, data: null },
  "introductions/list": {
    input: {},
    data: {
      introductions: [
        {
          id: INTRODUCTION,
          isMine: true,
          candidateId: CANDIDATE,
          state: "agreed",
          name: "Straits Harvest",
          page: "/investors/straits-harvest",
          card: {
            logo: "",
            tagline: "Farming first",
            country: "Singapore",
            industries: ["agritech"],
            stages: ["seed"],
            founder: null,
          },
          own: {
            name: "Sawah Kita",
            logo: "",
            page: "/startups/sawah-kita",
            founder: "Sari Wijaya",
            raising: { amount: 1_500_000, currency: "USD" },
          },
          match: null,
          message: "We pay rice farmers at the gate.",
          email: "deals@straits.example",
          createdAt: "2026-03-09T08:31:12.000Z",
          answeredAt: "2026-03-10T02:10:00.000Z",
          isContacted: false,
          replies: { percent: 83, medianHours: 20 },
        },
      ],
    },
  },
};
