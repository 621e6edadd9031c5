import { constraintsIn } from "../../judging/matches/criteria/constraints.ts";
import { type ReadText, readText } from "../../judging/matches/criteria/read-text.ts";
import { written } from "../../judging/matches/criteria/sentences.ts";
import { type Exclusion, thesisOf } from "../../judging/matches/criteria/thesis.ts";
import type { InvestorFacts } from "../../judging/matches/facts/investor-facts.ts";
import type { StartupFacts } from "../../judging/matches/facts/startup-facts.ts";
import { conceptOf } from "../../judging/matches/lexicon/concepts.ts";
import type { Stages } from "../../language/stages.ts";

/**
 * Reads reasons given with "not a fit" as refusals of similar candidates. A reason is about one candidate: something
 * that it lacks ("no revenue", "they do not invest in fintech") says nothing about others, so only what is refused
 * outright counts, and never what the person themselves is or does.
 */

/** "Not a fit because …": repeats the question, and is no part of the reason. */
const OPENING =
  /^\s*(not (an? )?(good )?(fit|match)|tidak cocok|không phù hợp|ไม่เหมาะ(สม)?|ไม่ตรง|不太?(合适|适合|匹配))[\s,:，：–—-]*(because|since|as|karena|sebab|vì|do|เพราะ(ว่า)?|เนื่องจาก|因为|由于)?/iu;

const CANDIDATE =
  /(?<!\p{L})(they|their|them|its?|he|she|his|her|this (fund|investor|firm|team|company|startup)|mereka|dia|ia|beliau|(dana|investor|perusahaan|startup) ini|họ|(quỹ|công ty|bên) này)(?!\p{L})|พวกเขา|เขา|(กองทุน|นักลงทุน|บริษัท)(นี้|รายนี้)|[他她它]|对方|该(基金|机构|公司|投资人)|这[家个](基金|机构|公司|投资人)/iu;

const LACKED =
  /(?<!\p{L})(experience|expertise|knowledge|track record|network|presence|office|pengalaman|keahlian|jaringan|kantor|kinh nghiệm|mạng lưới|văn phòng)(?!\p{L})|ประสบการณ์|เครือข่าย|สำนักงาน|经验|资源|网络|办公室/iu;

/** Kinds of things that can be refused; "no revenue" or "no B2B customers" means something missing. */
const REFUSABLE = new Set(["industry", "sector", "technology", "vice"]);

/** In characters: a thousand usual reasons, or the two hundred newest of the longest, take a moment to read. */
const MOST_READ = 100_000;

type Own = { concepts: ReadonlySet<number>; stages: Stages; places: ReadonlySet<string> };
type Refusals = { exclusions: Exclusion[]; refusesRivals: boolean };

/**
 * A startup's facts with what it has refused in earlier candidates.
 * @param reasons the newest first
 */
export function withStartupsRefusals(
  facts: StartupFacts,
  reasons: readonly string[],
): StartupFacts {
  const { identity, industries, topics, stage, country, markets, criteria } = facts;
  const refusals = refusalsIn(reasons, {
    concepts: new Set([...identity, ...industries, ...topics.weights.keys()]),
    stages: stage,
    places: new Set([...markets, ...(country === undefined ? [] : [country])]),
  });
  return {
    ...facts,
    criteria: {
      ...criteria,
      exclusions: [...criteria.exclusions, ...refusals.exclusions],
      refusesRivals: criteria.refusesRivals || refusals.refusesRivals,
    },
  };
}

/** An investor's facts with what it has refused in earlier candidates. */
export function withInvestorsRefusals(
  facts: InvestorFacts,
  reasons: readonly string[],
): InvestorFacts {
  const refusals = refusalsIn(reasons, {
    concepts: facts.targets,
    stages: facts.stages,
    places: facts.places,
  });
  return {
    ...facts,
    exclusions: [...facts.exclusions, ...refusals.exclusions],
    refusesRivals: facts.refusesRivals || refusals.refusesRivals,
  };
}

function refusalsIn(reasons: readonly string[], own: Own): Refusals {
  const refusals: Refusals = { exclusions: [], refusesRivals: false };
  let length = 0;
  for (const reason of reasons) {
    length += reason.length;
    if (length > MOST_READ) break;
    const text = readText(reason.replace(OPENING, ""));
    for (const sentence of text.sentences) {
      addSentence(refusals, { ...text, sentences: [sentence] }, own);
    }
  }
  return refusals;
}

/** @param text a single sentence. */
function addSentence(refusals: Refusals, text: ReadText, own: Own): void {
  const [first] = text.sentences;
  if (!first) return;
  const { sentence } = first;
  const said = written(text.units, sentence.from, sentence.to);
  const ofCandidate = CANDIDATE.test(said);
  const ofUs = sentence.items.some(({ cues }) => cues.has("we"));
  const { only, exclusions, refusesRivals } = thesisOf(constraintsIn([text], "other"));
  if (!ofUs && (ofCandidate || own.stages !== 0) && (only.stages & own.stages) === 0) {
    // "They only do Series B" is about the candidate: it refuses those who do nothing else.
    if (only.stages !== 0) refusals.exclusions.push(onlyAt(only.stages, said));
  }
  if (ofCandidate || LACKED.test(said)) return;
  refusals.refusesRivals ||= refusesRivals;
  for (const exclusion of exclusions) {
    if (exclusion.firm && isRefusable(exclusion) && !isOwn(exclusion, own)) {
      refusals.exclusions.push({ ...exclusion, isConfirmed: true });
    }
  }
}

function onlyAt(stages: Stages, quote: string): Exclusion {
  const nothing = { concepts: [], places: [], types: [], unless: [] };
  return { ...nothing, stages, firm: true, isPlain: true, isConfirmed: true, quote };
}

function isRefusable({ concepts }: Exclusion): boolean {
  return concepts.every((concept) => REFUSABLE.has(conceptOf(concept).group));
}

function isOwn({ concepts, stages, places }: Exclusion, own: Own): boolean {
  return (
    concepts.some((concept) => own.concepts.has(concept)) ||
    (stages & own.stages) !== 0 ||
    places.some((place) => own.places.has(place))
  );
}
