import type { Deck } from "../../decks/read/deck.ts";
import { nearest } from "../../matches/facts/near-spelling.ts";
import {
  addressNames,
  companyNames,
  coreOf,
  isNamedIn,
  isPersonIn,
  linesNaming,
  spokenBy,
} from "../text/company-names.ts";
import { shortQuote } from "../text/short-quote.ts";
import { scriptOf } from "../text/words.ts";
import type { DocumentRule } from "./fault.ts";

/** How often a name recurs in a deck that is about it. */
const OFTEN = 3;
/** A cover has no more lines. */
const COVER_LINES = 200;
const LONGEST_LINE = 240;
const LONGEST_NAME = 5;
const SHORTEST_LATIN = 3;
const SHORTEST = 2;
/** Words on a cover that belong to no name. */
const NO_NAME =
  /(?<![\p{L}])(?:pitch|deck|investor|presentation|business|plan|company|profile|proposal|overview|confidential|seed|series|pre|round|fundraising|teaser|q[1-4]|v\d*|draft|version|final|presentasi|proposal|bisnis|profil|perusahaan|investasi|ban|gioi|thieu|thuyet|trinh|ho|so|nang|luc|ke|hoach|kinh|doanh|goi|von|january|february|march|april|may|june|july|august|september|october|november|december|\d+)(?![\p{L}])|融资|商业计划书|计划书|演示|文稿|路演|种子轮|公司介绍|项目|介绍|แผนธุรกิจ|นำเสนอ|พิตช์เด็ค|เด็ค|นักลงทุน/gu;
const LEGAL_FORM =
  /(?<!\p{L})(?:pt|cv|pte\.?,? ltd|ltd|inc|corp|llc|sdn\.? bhd|jsc|plc)(?!\p{L})|công ty|บริษัท|有限公司|股份公司/iu;

/** A deck that never names the company: another company's if its cover says so, else worth a remark. */
export const deckOfOtherCompany: DocumentRule = ({ evidence, texts }) => {
  const { draft, pitchDeck } = evidence;
  if (pitchDeck?.state !== "read") return [];
  const { deck } = pitchDeck;
  const all = deck.pages.map((page) => `${page.title}\n${page.text}`).join("\n");
  const names = companyNames(draft.name);
  const spoken = spokenBy(deck, all);
  if (isNamedIn(spoken, names)) return [];
  const said = texts.map((text) => text.said).join("\n");
  const other = otherOnCover(deck, all);
  // The deck may use a brand that the profile mentions.
  if (other && isNamedIn(said, [coreOf(other)])) return [];
  const isDoubtful =
    other === undefined ||
    scriptOf(other) !== scriptOf(draft.name) ||
    scriptOf(all) !== scriptOf(draft.name) ||
    nearest(coreOf(other), names) !== undefined ||
    isNamedIn(spoken, addressNames(draft)) ||
    isPersonIn(all, draft.founderName);
  return [
    {
      rule: "deck_of_other_company",
      weight: isDoubtful ? "advice" : "rejects",
      place: "pitch_deck",
      text: shortQuote(isDoubtful ? firstLine(deck) : other),
      told: isDoubtful ? "deck_without_name" : "deck_of_other_company",
      fill: { name: draft.name, other: other ?? "" },
    },
  ];
};

function firstLine(deck: Deck): string {
  return deck.pages[0]?.text.split("\n").find((line) => line.trim() !== "") ?? "";
}

/** A line of the first page that must be a company's name, by its legal form or because it recurs. */
function otherOnCover(deck: Deck, all: string): string | undefined {
  const lines = (deck.pages[0]?.text ?? "")
    .split("\n", COVER_LINES)
    .map((line) => line.trim())
    .filter((line) => line.length <= LONGEST_LINE);
  const first = lines.find((line) => line !== "");
  const named = lines.filter((line) => nameIn(line) !== undefined);
  return (
    named.find((line) => LEGAL_FORM.test(line)) ??
    named.find((line) => line === first && linesNaming(all, nameIn(line) ?? "") >= OFTEN)
  );
}

/** The name that a line consists of, apart from a few words after a dash. */
function nameIn(line: string): string | undefined {
  const name = coreOf(line.replace(/\s[-–—|:].*$/, ""));
  const isOtherwise = name.replace(NO_NAME, " ").trim() !== name;
  const isShort = name.length < (/^[a-z\d]/.test(name) ? SHORTEST_LATIN : SHORTEST);
  return isOtherwise || isShort || name.split(" ").length > LONGEST_NAME ? undefined : name;
}
