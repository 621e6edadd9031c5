import type { Language } from "../../../contracts/languages.ts";
import type { FeedItem, KnownName } from "./feed-item.ts";
import { nameIndex } from "./name-index.ts";
import { readItem } from "./read-item.ts";

/** Thursday, 14 May 2026, in the morning of its readers. */
const PUBLISHED = new Date("2026-05-14T02:00:00Z");

const known = (id: string, kind: KnownName["kind"], ...names: string[]): KnownName => ({
  id,
  kind,
  names,
  website: "",
});

/** Some of them are also common words. */
const KNOWN: readonly KnownName[] = [
  known("mango", "startup", "Mango", "芒果", "มะม่วง"),
  known("tokobaru", "startup", "TokoBaru", "PT TokoBaru Nusantara"),
  known("anchor", "startup", "Anchor"),
  known("lotuscare", "startup", "Lotus Care", "莲护"),
  known("harbour", "investor", "Harbour Ventures", "港湾创投"),
  known("harbourbridge", "startup", "Harbour"),
  known("bamboo", "investor", "Bamboo Capital", "竹资本", "แบมบู แคปปิตอล"),
  known("sunda", "investor", "Sunda Partners"),
  known("xanh", "startup", "Xanh"),
  known("skyfarm", "startup", "SkyFarm", "สกายฟาร์ม"),
];

export const INDEX = nameIndex(KNOWN);

export function itemOf(language: Language, title: string, text: string): FeedItem {
  return {
    url: "https://news.example/1",
    publisher: "The Morning Example",
    language,
    publishedAt: PUBLISHED,
    title,
    summary: "",
    text,
  };
}

/** What was read from an item, in one line: company | amount | kind | day | investors, with a star for the lead. */
export function told(language: Language, title: string, text: string): string {
  const { round } = readItem(itemOf(language, title, text), INDEX);
  if (!round) return "none";
  const { company, amount, kind, announcedOn, investors } = round;
  return [
    company.value,
    amount ? `${amount.value.currency} ${amount.value.amount}` : "",
    kind?.value ?? "",
    announcedOn?.value.slice(5) ?? "",
    investors.map(({ value, isLead }) => (isLead ? `${value}*` : value)).join(", "),
  ].join(" | ");
}
