import { conceptOf } from "../lexicon/concepts.ts";
import type { Units } from "../text/units.ts";
import { isListGap } from "./between-words.ts";
import type { Mention, SentenceReading } from "./mentions.ts";
import { type Sentence, written } from "./sentences.ts";

/** Refusals spread over two sentences: "We looked at crypto for years. We are done with it." */

const END = "(?=\\s*(?:[.,;!]|$|again|any\\s?more|now|this year|either))";
const THEM = "(?:it|them|that|those|these)";

/** Sentences that name nothing themselves, but call off what the previous one named. */
const ENOUGH: readonly RegExp[] = [
  new RegExp(
    `\\bnever again\\b|\\b(?:done|finished|through) with ${THEM}${END}` +
      `|\\b(?:not|never|no longer|\\w+n't)\\s+(?:\\w+\\s+)?(?:do|doing|touch|touching|back|backing|fund|funding|continue|continuing|proceed|invest|investing|look|looking|repeat|repeating|try|talk|talking|work|working|consider)\\s+(?:(?:with|in|at|to)\\s+)?${THEM}${END}` +
      `|\\b(?:not|never|\\w+n't)\\s+(?:\\w+\\s+){1,3}(?:again|any\\s?more)${END}` +
      `|\\benough of ${THEM}\\b|\\benough is enough\\b|\\bthat (?:is|was) (?:over|enough|the last time)\\b|\\bno more of ${THEM}\\b`,
    "i",
  ),
  /(?:再也不|以后不再?|不会再|不打算再|我们不再|不想再)(?:投|碰|看|做|谈|继续|考虑)|到此为止|受够了|^(?:现在|已经)?够了|(?:这|此|那)(?:类|些|种|个方向|个行业).{0,6}(?:不投|不碰|不看|不做|不考虑|免谈)/,
  /(?:không|thôi|chẳng)\s+(?:\S+\s+){0,4}nữa(?!\p{L})|^(?:nay|giờ|bây giờ|thế là|vậy là)?\s*đủ rồi|^(?:\S+\s+){0,3}không tiếp tục(?!\p{L})|không lặp lại|(?:lĩnh vực|mảng|loại|ngành)\s+(?:này|đó|ấy)(?!\p{L}).{0,200}không\s+(?:đầu tư|nhận|làm|xem)/iu,
  /^(?:ตอนนี้|แต่)?\s*(?:พอแล้ว|เข็ดแล้ว|เลิกแล้ว)|ไม่(?:ทำ|ลงทุน|เอา|แตะ|คุย)[^\s]{0,8}อีก(?:แล้ว|ต่อไป)?$/,
  /^(?:sekarang|kini|tapi)?\s*(?:sudah|udah) cukup|cukup sudah|(?:^|kami |kita )tidak (?:akan )?(?:melanjutkan|mengulang\w*)|tidak kami (?:lanjutkan|ulangi)|^(?:kami )?(?:sudah )?kapok|^tidak (?:akan )?lagi|(?:bidang|hal|sektor) (?:itu|ini|tersebut).{0,12} tidak (?:kami|akan)/i,
];

/** Turns what the sentence before named into a refusal. */
export function refuseWhatIsOver(
  units: Units,
  sentences: readonly { sentence: Sentence; reading: SentenceReading }[],
): void {
  for (const [at, { sentence }] of sentences.entries()) {
    const before = sentences[at - 1];
    if (!before || sentence.items.some(({ meanings }) => meanings.length > 0)) continue;
    const said = written(units, sentence.from, sentence.to);
    if (!ENOUGH.some((over) => over.test(said))) continue;
    for (const mention of lastList(units, before.sentence, before.reading.mentions)) {
      Object.assign(mention, { stance: "exclude", firm: true });
    }
  }
}

/** What "it" or "them" means: the last list of things, not what a company should be like. */
function lastList(units: Units, sentence: Sentence, mentions: readonly Mention[]): Mention[] {
  const list: Mention[] = [];
  for (const mention of mentions.filter(isThing).reverse()) {
    const [next] = list.slice(-1);
    const isOne =
      !next ||
      next.phrase === mention.phrase ||
      isListGap(units, sentence, mention.item, next.item);
    if (!isOne) break;
    list.push(mention);
  }
  return list;
}

function isThing({ item, stance }: Mention): boolean {
  if (stance === "exclude" || stance === "only" || stance === "must") return false;
  return item.meanings.some(
    (meaning) =>
      meaning.kind !== "concept" || !["trait", "help"].includes(conceptOf(meaning.concept).group),
  );
}
