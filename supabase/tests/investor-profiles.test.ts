import { investor } from "./content.ts";
import { describeDrafts } from "./drafts.ts";

describeDrafts(
  "investor_profiles",
  { table: "investors", link: "investor_id", row: investor },
  {
    kept: [
      [
        "what an investor looks for",
        {
          investor_types: ["venture_capital", "family_office"],
          investment_stages: ["seed", "series_a"],
          target_regions: ["Vietnam", "Other"],
          target_industries: ["fintech"],
        },
      ],
      ["cheques", { cheque_min: "250000", cheque_max: "250000", cheque_currency: "SGD" }],
      ["cheques with an open end", { cheque_max: "250000", cheque_currency: "SGD" }],
    ],
    broken: [
      ["a type that is not on the list", { investor_types: ["pirate"] }],
      ["a stage that is not on the list", { investment_stages: ["bridge"] }],
      ["a region that is not on the list", { target_regions: ["Atlantis"] }],
      ["an industry that is not on the list", { target_industries: ["alchemy"] }],
      ["a type twice", { investor_types: ["accelerator", "accelerator"] }],
      ["a stage twice", { investment_stages: ["seed", "seed"] }],
      ["a region twice", { target_regions: ["Vietnam", "Vietnam"] }],
      ["an industry twice", { target_industries: ["ai", "ai"] }],
      ["a cheque of nothing", { cheque_min: 0, cheque_currency: "USD" }],
      ["cheques from more than to", { cheque_min: 2, cheque_max: 1, cheque_currency: "USD" }],
      ["a cheque without a currency", { cheque_max: 1 }],
      ["a currency without cheques", { cheque_currency: "USD" }],
      ["a currency that is not on the list", { cheque_max: 1, cheque_currency: "XAU" }],
    ],
  },
);
