import { sameCompanyDomain } from "../../../../contracts/company-domain.ts";
import { registeredDomain } from "../../../../contracts/web-address.ts";
import { folded, withoutMarks } from "../../../language/fold.ts";
import { simplified } from "../../../language/simplified.ts";
import type { PublicDraft } from "../profile-evidence.ts";
import { isHostOfMany } from "./hosts.ts";

/** Legal forms before or after a company's name; never the name itself. */
const LEGAL_WORDS =
  "pt|cv|tbk|persero|perseroan terbatas|ud|pte|ltd|limited|llc|llp|lp|inc|incorporated|corp|corporation|co|company|sdn|bhd|berhad|plc|pty|gmbh|ag|sa|bv|opc|public company|joint stock|jsc|công ty|cổ phần|tnhh|trách nhiệm hữu hạn|một thành viên|mtv|cp|tm|dv|doanh nghiệp tư nhân|tập đoàn";
const LEGAL_PARTS =
  "บริษัท|จำกัด(?: ?\\(มหาชน\\))?|มหาชน|ห้างหุ้นส่วน|หจก\\.?|บจก\\.?|บมจ\\.?|有限责任公司|股份有限公司|有限公司|股份公司|私人|集团";
const LEGAL = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${withoutMarks(folded(LEGAL_WORDS))})(?![\\p{L}\\p{M}])\\.?|${LEGAL_PARTS}`,
  "gu",
);
/** Words that many companies have in their names. */
const GENERIC =
  /(?<![\p{L}\p{M}])(?:technolog(?:y|ies)|tech|teknologi|cong nghe|indonesia|singapore|singapura|vietnam|viet nam|thailand|malaysia|philippines|asia|sea|global|international|group|grup|holdings?|labs?|ventures?|capital|partners?|fund|solutions?|digital|nusantara|app|ai|io|com|startup|the)(?![\p{L}\p{M}])|科技|技术|公司|(?:ประเทศไทย)|เทคโนโลยี/gu;
/** Shorter names occur within too many words. */
const SHORT_LATIN = 4;
const SHORT = 2;
const LEAST_ALIKE = 3;
/** Longer ones are no names, and would be slow: each character is compared with each of the document. */
const MOST_ALIKE = 24;

/** The names that a company may go by, without its legal form. */
export function companyNames(name: string): string[] {
  const core = coreOf(name);
  const aliases = [...name.matchAll(/[（(「“"]([^)）」”"]+)[)）」”"]/gu)].map(([, alias = ""]) =>
    coreOf(alias),
  );
  const outside = coreOf(name.replace(/[（(][^)）]*[)）]/gu, " "));
  const shorter = [outside, core].map((one) =>
    one.replace(GENERIC, " ").replace(/\s+/g, " ").trim(),
  );
  const others = [...aliases, outside, ...shorter, ...shorter.map(withoutLast)].filter(isNameLike);
  return [...new Set([core, ...others])].filter((one) => one !== "");
}

/** Its names in its addresses, without hosts where anybody may have one. */
export function addressNames({ website, companyEmail }: PublicDraft): string[] {
  const host = URL.parse(website)?.hostname ?? "";
  const mailHost = sameCompanyDomain(companyEmail, companyEmail) ? companyEmail.split("@")[1] : "";
  return [isHostOfMany(host) ? "" : host, mailHost ?? ""]
    .map((one) => (registeredDomain(one) ?? "").split(".")[0]?.replaceAll("-", "") ?? "")
    .filter((label) => label.length > SHORT);
}

/** A name in small letters, without marks, legal form or signs. */
export function coreOf(name: string): string {
  const bare = spoken(withoutMarks(folded(name)).replace(LEGAL, " "));
  return bare === "" ? spoken(name) : bare;
}

/** Words only, in one spelling: PDFs lose Thai tone marks, and Chinese has two sets of characters. */
function spoken(text: string): string {
  return wordsOnly(inOneSpelling(text));
}

function inOneSpelling(text: string): string {
  return withoutMarks(folded(text))
    .replace(/[\u0e47-\u0e4c]/g, "")
    .replace(/\p{Script=Han}/gu, simplified);
}

function wordsOnly(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();
}

/** A text in the form in which names are searched. */
type Spoken = { plain: string; squashed: string };

function spokenOf(plain: string): Spoken {
  return { plain, squashed: plain.replaceAll(" ", "") };
}

const ofDocuments = new WeakMap<object, Spoken>();

/** A document's text, prepared once and kept with it, as each change of a profile searches it for other names. */
export function spokenBy(document: object, text: string): Spoken {
  const known = ofDocuments.get(document) ?? spokenOf(spoken(text));
  ofDocuments.set(document, known);
  return known;
}

/** Whether a text names the company, however it is spaced, marked or shortened. */
export function isNamedIn(text: string | Spoken, names: readonly string[]): boolean {
  const { plain, squashed } = typeof text === "string" ? spokenOf(spoken(text)) : text;
  return names.some((name) => {
    const tight = name.replaceAll(" ", "");
    if (tight === "") return false;
    if (isShort(tight)) return isWordIn(tight, plain);
    return squashed.includes(tight) || isAlmostIn(tight, squashed);
  });
}

/** How many lines of a text name a company. */
export function linesNaming(text: string, name: string): number {
  const lines = inOneSpelling(text).split("\n");
  return lines.filter((line) => isNamedIn(spokenOf(wordsOnly(line)), [name])).length;
}

/** Chinese has two sets of characters, and we know only some of the pairs: one in three may differ. */
function isAlmostIn(name: string, text: string): boolean {
  if (name.length < LEAST_ALIKE || name.length > MOST_ALIKE || !/^\p{Script=Han}+$/u.test(name))
    return false;
  const most = Math.floor(name.length / 3);
  for (let start = 0; start + name.length <= text.length; start += 1) {
    let others = 0;
    for (let at = 0; at < name.length && others <= most; at += 1) {
      if (name[at] !== text[start + at]) others += 1;
    }
    if (others <= most) return true;
  }
  return false;
}

function isWordIn(word: string, plain: string): boolean {
  return ` ${plain} `.includes(` ${word} `);
}

/** "Angin Timur Nusantara" is called "Angin Timur" as well. */
function withoutLast(name: string): string {
  const words = name.split(" ");
  return words.length > 2 ? words.slice(0, -1).join(" ") : "";
}

function isNameLike(name: string): boolean {
  return name !== "" && !(isShort(name) && /^[a-z\d ]{0,2}$/.test(name));
}

function isShort(name: string): boolean {
  return name.length < (/^[a-z\d]+$/.test(name) ? SHORT_LATIN : SHORT);
}

/** Whether a text names a person: all words of the name, with anything between them. */
export function isPersonIn(text: string, name: string): boolean {
  const words = (one: string) =>
    withoutMarks(folded(one))
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word.length > 1);
  const wanted = words(name);
  if (/[\p{Script=Thai}\p{Script=Han}]/u.test(name)) {
    const said = folded(text);
    return wanted.length > 0 && wanted.every((word) => said.includes(word));
  }
  const said = new Set(words(text));
  return wanted.length >= 2 && wanted.every((word) => said.has(word));
}
