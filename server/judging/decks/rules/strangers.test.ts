import { describeRules, type Examples } from "./test-rule-examples.ts";

/** The same faults, with words that no rule knows. */
const EXAMPLES: Examples = {
  funds_sum: [
    [
      "en",
      [["The ask", "Raising $2.0m", "Engineering $0.9m", "Sales $0.8m", "Meters $0.6m"]],
      [["The ask", "Raising $2.0m", "Engineering $0.9m", "Sales $0.7m", "Meters $0.4m"]],
    ],
  ],
  top_down: [
    [
      "en",
      [["Market", "Travel is a $9 trillion industry.", "If we get just 1% of it, we win."]],
      [["Traction", "Just 1% of our customers left in May 2026."]],
    ],
    [
      "id",
      [["Pasar", "Cukup ambil 1% saja dari pasar properti Asia"]],
      [["Hasil", "Hanya 1% pelanggan berhenti pada Mei 2026"]],
    ],
  ],
};

describeRules(EXAMPLES);
