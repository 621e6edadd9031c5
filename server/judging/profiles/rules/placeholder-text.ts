import { isOnly, places } from "../lexicon/phrases.ts";
import type { PublicText } from "../text/public-text.ts";
import { shortQuote } from "../text/short-quote.ts";
import type { Fault, Rule } from "./fault.ts";

/** "[company name]", "{{tagline}}", "<insert text>": blanks of a template. */
const BRACKETED =
  /[[{<【]{1,2} ?(?:your|insert|enter|company|startup|tagline|description|describe|nama|perusahaan|deskripsi|tên|công ty|mô tả|ชื่อ|บริษัท|คำอธิบาย|公司|名称|描述|填写)[^\]}>】\n]{0,40}[\]}>】]{1,2}/gu;
/** Places where nobody would really be called something like this. */
const COULD_BE_FILLED: readonly PublicText["place"][] = [
  "name",
  "tagline",
  "description",
  "address",
  "founder_name",
];
const IN_SENTENCES: readonly PublicText["place"][] = ["tagline", "description"];

export const placeholderText: Rule = ({ texts }) =>
  texts.filter(({ place }) => COULD_BE_FILLED.includes(place)).flatMap(fillerIn);

function fillerIn(text: PublicText): Fault[] {
  const quote = quoteOfFiller(text);
  if (quote === undefined) return [];
  return [{ rule: "placeholder_text", weight: "rejects", place: text.place, text: quote }];
}

function quoteOfFiller({ place, said, search }: PublicText): string | undefined {
  const isText = IN_SENTENCES.includes(place);
  if (isOnly("fillerField", said) || (isText && isOnly("fillerText", said))) {
    return shortQuote(said);
  }
  const [bracketed] = [...search.text.matchAll(BRACKETED)];
  if (bracketed) return search.quote(bracketed.index, bracketed.index + bracketed[0].length);
  const [filler] = isText ? places("filler", search) : [];
  return filler && search.quote(filler.start, filler.end);
}
