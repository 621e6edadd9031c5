import { startup } from "./content.ts";
import { describeDrafts } from "./drafts.ts";

describeDrafts(
  "startup_profiles",
  { table: "startups", link: "startup_id", row: startup },
  {
    kept: [
      ["industries", { industries: ["fintech", "ai"] }],
      ["numbers in E.164", { mobile_phone: "+84912345678", whatsapp: "+6591234567" }],
      [
        "the shortest and the longest number",
        { mobile_phone: "+1234567", whatsapp: "+123456789012345" },
      ],
      [
        "what it raises, and that it has earned nothing yet",
        { raising: "1500000", raising_currency: "USD", revenue: "0", revenue_currency: "VND" },
      ],
    ],
    broken: [
      ["an industry that is not on the list", { industries: ["fintech", "alchemy"] }],
      ["an industry twice", { industries: ["fintech", "fintech"] }],
      ["a round that is not on the list", { venture_round: "bridge" }],
      ["a team size that is not on the list", { team_size: "7" }],
      ["a founder's name of 121", { founder_name: "f".repeat(121) }],
      ["a number without its country code", { mobile_phone: "0912345678" }],
      ["a number with blanks", { whatsapp: "+84 912 345 678" }],
      ["a number of two lines", { mobile_phone: "+84912345678\n1" }],
      ["a Line name of 61", { line: "l".repeat(61) }],
      ["a Telegram name of 61", { telegram: "t".repeat(61) }],
      ["a Zalo name of 121", { zalo: "z".repeat(121) }],
      ["a LinkedIn page that is a script", { linkedin: "javascript:alert(1)" }],
      ["a round of nothing", { raising: 0, raising_currency: "USD" }],
      ["a round without a currency", { raising: 1 }],
      ["a currency without a round", { raising_currency: "USD" }],
      ["a currency that is not on the list", { raising: 1, raising_currency: "XAU" }],
      ["a round beyond all money", { raising: 1e15, raising_currency: "VND" }],
      ["a negative revenue", { revenue: -1, revenue_currency: "USD" }],
      ["a revenue without a currency", { revenue: 0 }],
      ["a LinkedIn page of 301", { linkedin: `https://${"l".repeat(293)}` }],
    ],
  },
);
