import { matches } from "../lexicon/terms.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import { isMostlyUnread, isPartlyUnread, unreadPages } from "../outline/unread-pages.ts";
import type { Evidence, Rule } from "./finding.ts";

const AT_MOST = 3;
const PAGES_NAMED = 8;
/** A page is read in some twenty seconds (DocSend): longer text is not. */
const MOST_WORDS = 115;
/** Decks that raised have about 20 pages; an appendix may follow. */
const MOST_PAGES = 26;

/** Praise of oneself without a figure or a witness. */
export const superlatives: Rule = ({ outline }) =>
  outline.sentences
    .filter(
      (one) =>
        outline.says(one, "superlative") &&
        one.dates.length === 0 &&
        !outline.says(one, "source") &&
        !outline.says(one, "denial"),
    )
    .filter((one) => !isAbout(one, outline) && !ABOUT_OTHERS.test(one.folded))
    .filter((one) => !IDEAL.test(one.folded) && !isMeasured(one))
    .slice(0, AT_MOST)
    .map(({ page, text }) => ({ rule: "superlative", page, text: quoteOf(text) }));

/** Superlatives about the world (the largest city) are not about oneself. */
function isAbout({ page, amounts, dates }: Sentence, { told }: Evidence["outline"]): boolean {
  const isElsewhere = (["problem", "market", "whyNow", "team"] as const).some(
    (section) => told.get(section)?.isTitled && told.get(section)?.pages.includes(page),
  );
  return isElsewhere && (amounts.length > 0 || dates.length > 0);
}

/** "The best pump is not the dearest": of what something ought to be, not of oneself. */
const IDEAL =
  /(?:the )?best [\p{L} ]{2,40}(?: is| are)(?: not|n't)|(?:ter|paling )(?:baik|hebat) [\p{L} ]{0,40}bukan|tốt nhất [\p{L} ]{0,40}không phải|ดีทีสุด[\p{L}\p{M} ]{0,40}ไมใช|最好的[\p{Script=Han}]{1,12}(?:不是|并非)/u;

/** The size of a thing, and how much it is: a measure, as long as nobody says "we" or "in Asia". */
function isMeasured({ folded, amounts }: Sentence): boolean {
  const rest = folded.replace(SIZES, "");
  const isSizeOnly = rest !== folded && !SIZES_OF_MORE.test(folded);
  return isSizeOnly && amounts.length > 0 && !OTHER_PRAISE.test(rest);
}
const SIZES = /(?:the )?(?:largest|biggest|fastest)|terbesar|tercepat|lớn nhất|ใหญทีสุด|最大的?/gu;
const SIZES_OF_MORE =
  /(?<!\p{L})(?:we|our|us|kami|kita|chúng tôi)(?!\p{L})|เรา|我们|(?:in|of) (?:the |south[- ]?east )?(?:world|asia|asean|market|country|industry)|di (?:dunia|asia|indonesia|asean)|se-?(?:dunia|indonesia|asia)|(?:việt nam|châu á|đông nam á|thế giới|thị trường)|(?:ในไทย|ในโลก|ในเอเชีย|ในอาเซียน|ในประเทศ)|(?:全球|世界|亚洲|东南亚|全国|国内|行业|业内)/u;
const OTHER_PRAISE =
  /leading|best|revolution|unique|unmatched|terbaik|terdepan|hàng đầu|tốt nhất|ดีทีสุด|อันดับ|最好|最强|第一|领先|唯一/u;

/** "Two of the largest banks", "our largest cost": about others, or no praise. */
const ABOUT_OTHERS =
  /(?:one|two|three|four|five|some|most|many|\d) of (?:the|our|its|their) |(?:largest|biggest) (?:customer|client|cost|risk|problem|buyer|bank|expense|competitor|exporter|supplier)|最大的?(?:客户|成本|开支|风险|难题|问题|连锁|银行|买家|城市|对手)|(?:khách hàng|chi phí|rủi ro|ngân hàng|đối tác|vấn đề|đối thủ) (?:\S+ )?lớn nhất|(?:ลูกคา|ตนทุน|ปัญหา|ธนาคาร|ความเสียง|คูแขง)(?:ราย)?(?:ที)?ใหญที|(?:pelanggan|biaya|bank|masalah|risiko|mitra|pembeli|pesaing) (?:\S+ )?terbesar/u;

/** Words that could stand in any deck, two or more in a sentence. */
export const jargon: Rule = ({ outline }) =>
  outline.sentences
    .map((sentence) => ({
      sentence,
      words: [
        ...new Set(matches(outline.terms.signal("jargon"), sentence.folded).map(([word]) => word)),
      ],
    }))
    .filter(({ words }) => words.length >= 2)
    .toSorted((one, other) => other.words.length - one.words.length)
    .slice(0, AT_MOST)
    .map(({ sentence, words }) => ({
      rule: "jargon",
      page: sentence.page,
      text: quoteOf(sentence.text),
      fill: { words: words.slice(0, 4).join(", ") },
    }));

/** Pages to be read like a letter. */
export const wallsOfText: Rule = ({ outline }) =>
  outline.deck.pages
    .filter(({ words, isChartLike }) => words > (isChartLike ? MOST_WORDS * 1.3 : MOST_WORDS))
    .toSorted((one, other) => other.words - one.words)
    .slice(0, AT_MOST)
    .flatMap(({ number, words }) => {
      const longest = outline
        .onPage(number)
        .toSorted((one, other) => other.text.length - one.text.length)[0];
      return longest
        ? [
            {
              rule: "wall_of_text" as const,
              page: number,
              text: quoteOf(longest.text),
              fill: { words: String(words) },
            },
          ]
        : [];
    });

/** Pages whose words were drawn as pictures: nobody can tell what they say. */
export const unread: Rule = ({ outline: { deck } }) => {
  if (!isPartlyUnread(deck)) return [];
  const pages = unreadPages(deck).map(({ number }) => number);
  const fill = {
    count: String(pages.length),
    all: String(deck.pages.length),
    pages: pages.slice(0, PAGES_NAMED).join(", ") + (pages.length > PAGES_NAMED ? " …" : ""),
  };
  const rule = isMostlyUnread(deck) ? "mostly_unread" : "pages_unread";
  return [{ rule, page: null, text: "", fill }];
};

export const length: Rule = ({ outline }) =>
  outline.deck.pages.length > MOST_PAGES
    ? [
        {
          rule: "deck_long",
          page: null,
          text: "",
          fill: { pages: String(outline.deck.pages.length) },
        },
      ]
    : [];
