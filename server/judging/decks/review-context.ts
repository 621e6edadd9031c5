import type { INDUSTRIES, VENTURE_ROUNDS } from "../../../contracts/catalogue.ts";
import type { Language } from "../../../contracts/languages.ts";
import { fold } from "../../language/fold.ts";
import type { Outline } from "./outline/outline.ts";
import type { Stage } from "./rubric/stages.ts";

export type VentureRound = (typeof VENTURE_ROUNDS)[number];
export type Industry = (typeof INDUSTRIES)[number];

/** What is known of a company besides its deck; what is not is read from the deck. */
export type ReviewContext = {
  stage: VentureRound | undefined;
  sector: readonly Industry[];
  /** One of the catalogue's countries. */
  country: string | undefined;
  /** The day of the review, as an ISO date: what is past and what is to come is judged against it. */
  today: string;
  /** The interface's language, in which it is said why. */
  language: Language;
};

const ROUND_WORDS: [VentureRound, RegExp][] = [
  ["pre_seed", /pre-?seed|tiền hạt giống|種子前|种子前|angel|天使|พรีซีด|pra-?awal/],
  ["pre_series_a", /pre-?series a|pre-?a(?![a-z])|pre-?a轮/],
  ["series_a", /series a|a轮|vòng a(?!\p{L})|ซีรีส์ ?a|seri a/u],
  ["series_b", /series b|b轮|vòng b(?!\p{L})|ซีรีส์ ?b|seri b/u],
  ["series_c", /series c|c轮|vòng c(?!\p{L})|seri c/u],
  ["seed", /(?<![a-z])seed(?![a-z])|hạt giống|种子轮|รอบซีด|pendanaan awal|putaran awal/],
];
const COUNTRY_WORDS: [string, RegExp][] = [
  ["Singapore", /singapore|singapura|新加坡|สิงคโปร|(?<![a-z])s\$|(?<![a-z])sgd|\+65/],
  ["Indonesia", /indonesia|jakarta|surabaya|bandung|印尼|อินโดนีเซีย|(?<![a-z])rp(?![a-z])|\+62/],
  ["Malaysia", /malaysia|kuala lumpur|penang|马来西亚|มาเลเซีย|(?<![a-z])rm ?\d|\+60/],
  [
    "Vietnam",
    /vietnam|việt nam|hanoi|hà nội|ho chi minh|hồ chí minh|đà nẵng|越南|เวียดนาม|vnd|₫|\+84/,
  ],
  ["Thailand", /thailand|bangkok|chiang mai|thái lan|泰国|ไทย|กรุงเทพ|บาท|฿|\+66/],
  ["Philippines", /philippines|manila|cebu|filipina|菲律宾|ฟิลิปปินส|₱|\+63/],
  ["Hong Kong", /hong kong|香港|hk\$/],
  ["China", /(?<![\p{L}])china(?![\p{L}])|中国|上海|北京|深圳|人民币/u],
];
const BY_LANGUAGE: Partial<Record<Language, string>> = {
  id: "Indonesia",
  vi: "Vietnam",
  th: "Thailand",
};

/** The stage that weights a review: told, else what the deck says that it raises, else a seed round. */
export function stageOf(context: ReviewContext, outline: Outline): Stage {
  const round = context.stage ?? roundIn(outline);
  if (round === "pre_seed") return "early";
  return round === undefined || round === "seed" ? "seed" : "growth";
}

function roundIn({ told, sentences }: Outline): VentureRound | undefined {
  const ask = [...(told.get("ask")?.pages ?? [])].flatMap((page) =>
    sentences.filter((one) => one.page === page),
  );
  const words = [...ask, ...sentences.filter(({ page }) => page === 1)]
    .map(({ folded }) => folded)
    .join("\n");
  return ROUND_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Where a company works: told, else the country that its deck names most. */
export function countryOf(context: ReviewContext, outline: Outline): string | undefined {
  if (context.country) return context.country;
  const text = fold(outline.deck.pages.map((page) => page.text).join("\n"));
  const counted = COUNTRY_WORDS.map(([country, pattern]) => ({
    country,
    count: text.match(new RegExp(pattern.source, `g${pattern.flags}`))?.length ?? 0,
  })).toSorted((one, other) => other.count - one.count);
  const [first] = counted;
  return first && first.count > 0 ? first.country : BY_LANGUAGE[outline.deck.language];
}
