import type { Examples } from "./example.ts";

export const profileExamples: Examples = {
  "startup-profile/save": {
    input: {
      version: 0,
      profile: {
        name: "Lúa Vàng",
        tagline: "Credit for rice farmers",
        description: "",
        industries: ["agritech", "fintech"],
        venture_round: "seed",
        team_size: "11-50",
        founded_year: "2021",
        country: "Vietnam",
        city: "Cần Thơ",
        address: "12 Nguyễn Trãi",
        company_email: "hello@luavang.example",
        website: "luavang.example",
        founder_name: "Nguyễn Thị Lan",
        mobile_phone: "+84 91 234 56 78",
        whatsapp: "",
        line: "",
        telegram: "",
        zalo: "",
        linkedin: "",
      },
    },
    data: { version: 1 },
  },
  "investor-profile/save": {
    input: {
      version: 3,
      profile: {
        name: "Straits Harvest",
        tagline: "",
        description: "",
        investor_types: ["venture_capital"],
        investment_stages: ["seed", "series_a"],
        target_regions: ["Vietnam", "Thailand"],
        target_industries: ["agritech"],
        founded_year: "2015",
        country: "Singapore",
        city: "",
        address: "1 Raffles Place",
        company_email: "deals@straits.example",
        website: "",
      },
    },
    data: { version: 4 },
  },
  "profile/read-status": {
    input: {},
    data: {
      tasks: [
        { task: "profile", done: false, missing: ["address", "mobile_phone"] },
        { task: "logo", done: true, missing: [] },
      ],
      blockers: ["incomplete_tasks", "score_unavailable"],
      companyEmailProblem: null,
      objections: [],
      publication: "not_published",
      page: null,
      criteria: "Investors who know farming in the Mekong delta",
    },
  },
  "match/save-criteria": {
    input: { criteria: "Investors who know farming in the Mekong delta" },
    data: null,
  },
  "website/check": {
    input: { url: "luavang.example" },
    data: { answers: true, address: "https://luavang.example", title: "Lúa Vàng" },
  },
  "website/save": {
    input: { url: "luavang.example", version: 1 },
    data: { website: "https://luavang.example", version: 2 },
  },
};
