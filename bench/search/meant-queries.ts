import { filed, type Query } from "./query.ts";

/**
 * Queries in five languages for the values that companies are filed under: a round, an industry, a
 * place.
 */

type Asked = [language: Query["language"], text: string, ...values: string[]];

// biome-ignore format: a table
const STARTUPS: Asked[] = [
  ["en", "Series A", "series_a"],
  ["en", "seed", "seed"],
  ["en", "singapore seed", "Singapore", "seed"],
  ["en", "startups in Vietnam", "Vietnam"],
  ["en", "fint", "fintech"],
  ["en", "seed fintech Vietnam", "seed", "fintech", "Vietnam"],
  ["en", "pre-seed agritech", "pre_seed", "agritech"],
  ["en", "Series B logistics companies in Indonesia", "series_b", "logistics", "Indonesia"],
  ["en", "health tech Thailand", "healthtech", "Thailand"],
  ["zh", "种子轮", "seed"],
  ["zh", "新加坡 金融科技", "Singapore", "fintech"],
  ["zh", "新加坡种子轮", "Singapore", "seed"],
  ["zh", "越南的初创企业", "Vietnam"],
  ["zh", "A轮 电商", "series_a", "ecommerce"],
  ["zh", "印尼物流", "Indonesia", "logistics"],
  ["zh", "B轮教育科技", "series_b", "edtech"],
  ["vi", "vòng hạt giống", "seed"],
  ["vi", "vong hat giong", "seed"],
  ["vi", "hạt giống fintech Việt Nam", "seed", "fintech", "Vietnam"],
  ["vi", "startup y tế ở Thái Lan", "healthtech", "Thailand"],
  ["vi", "vòng A thương mại điện tử", "series_a", "ecommerce"],
  ["vi", "cong ty khoi nghiep giao duc", "edtech"],
  ["vi", "nông nghiệp Indonesia", "agritech", "Indonesia"],
  ["th", "ซีรีส์ A", "series_a"],
  ["th", "ซีรีส์ A ฟินเทค", "series_a", "fintech"],
  ["th", "สตาร์ทอัพในเวียดนาม", "Vietnam"],
  ["th", "รอบซีด สิงคโปร์", "seed", "Singapore"],
  ["th", "สตาร์ทอัพฟินเทคในอินโดนีเซีย", "fintech", "Indonesia"],
  ["th", "โลจิสติกส์ มาเลเซีย", "logistics", "Malaysia"],
  ["id", "pendanaan awal", "seed"],
  ["id", "startup di Vietnam", "Vietnam"],
  ["id", "seri A tekfin", "series_a", "fintech"],
  ["id", "startup pendidikan di Indonesia", "edtech", "Indonesia"],
  ["id", "perusahaan rintisan logistik Singapura", "logistics", "Singapore"],
  ["mixed", "种子轮 fintech", "seed", "fintech"],
  ["mixed", "Series A ฟินเทค", "series_a", "fintech"],
];

// biome-ignore format: a table
const INVESTORS: Asked[] = [
  ["en", "investors in Thailand", "Thailand"],
  ["en", "family offices in Singapore", "family_office", "Singapore"],
  ["zh", "新加坡的风险投资", "venture_capital", "Singapore"],
  ["vi", "nhà đầu tư ở Việt Nam", "Vietnam"],
  ["th", "นักลงทุนในสิงคโปร์", "Singapore"],
  ["id", "akselerator Indonesia", "accelerator", "Indonesia"],
];

export const MEANT_QUERIES: Query[] = [
  ...STARTUPS.map(
    ([language, text, ...values]): Query => ({
      topic: "values of the lists",
      language,
      text,
      startupTexts: [values.map(filed)],
    }),
  ),
  ...INVESTORS.map(
    ([language, text, ...values]): Query => ({
      topic: "values of the lists",
      language,
      text,
      investorTexts: [values.map(filed)],
    }),
  ),
];
