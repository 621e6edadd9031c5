import type { Units } from "../text/units.ts";
import { hasComma, isListGap, isOnePhrase, isParted, isQualified } from "./between-words.ts";
import type { Mention, SentenceReading } from "./mentions.ts";
import { kindOf, type Mode, reachesTo } from "./mode-reach.ts";
import { deniedRefusal, isRefusedBefore } from "./refusals.ts";
import { type Item, isNamed, type Sentence } from "./sentences.ts";
import {
  endsClause,
  isAllBut,
  isNamedBehind,
  isRefusal,
  isTurn,
  isType,
  isTypeBehind,
  refusalOfTheRest,
  saysAlso,
} from "./words-behind.ts";

/** Units between "do not" and its verb. */
const VERB_REACH = 5;
/** Thai writes no commas: anything farther back belongs to another clause. */
const CLAUSE_REACH = 24;
/** "… and will never touch it again": a refusal at the end may be about what comes before. */
const PRONOUN_REACH = 4;
/** No single word refers back to more than this. */
const LONGEST_LIST = 200;

const isRival = ({ cues }: Item) => cues.has("rival");

/** Reads the negations, limits and exceptions of one sentence from left to right. */
export function readStances(units: Units, sentence: Sentence): SentenceReading {
  return new StanceReader(units, sentence).read();
}

class StanceReader {
  private readonly units: Units;
  private readonly sentence: Sentence;
  private readonly mentions: Mention[] = [];
  private readonly consumed = new Set<Item>();
  /** Reading ends at this place. */
  private end = Number.POSITIVE_INFINITY;
  private mode: Mode = "plain";
  private firm = false;
  /** Where the current mode began, and how much has been named since. */
  private cueEnd = 0;
  private seen = 0;
  private wanted = false;
  private phrase = 0;
  private refusesRivals = false;
  private closed = false;
  /** The refusal began with "except". */
  private excepts = false;

  constructor(units: Units, sentence: Sentence) {
    this.units = units;
    this.sentence = sentence;
  }

  read(): SentenceReading {
    for (const [at, item] of this.sentence.items.entries()) {
      if (at >= this.end) break;
      if (this.consumed.has(item)) continue;
      if (isNamed(item)) this.mention(item);
      else this.cue(item, at);
    }
    return { mentions: this.mentions, refusesRivals: this.refusesRivals, closed: this.closed };
  }

  private cue(item: Item, at: number): void {
    const { cues } = item;
    const fresh = this.seen === 0 ? item.from - this.cueEnd : Number.POSITIVE_INFINITY;
    const denied = cues.has("denies") ? deniedRefusal(this.units, this.sentence, at) : undefined;
    if (denied) {
      this.consumed.add(denied);
      this.begin("plain", item, false);
    } else if (cues.has("past")) this.begin("aside", item, true);
    else if (cues.has("now") && this.mode === "aside") this.begin("plain", item, false);
    else if (cues.has("closed")) this.close(item, at);
    else if (cues.has("neutral")) this.neutral(item, at);
    else if (cues.has("rival")) this.rival(item, at);
    else if (isRefusal(item) && this.refusesWhatStandsBefore(item, at)) return;
    else if (cues.has("beside")) this.beside(item, at);
    else if (cues.has("refuse") || cues.has("after")) this.begin("neg", item, true);
    else if (cues.has("neg") || cues.has("denies")) this.begin("neg", item, false);
    else if (cues.has("unlike")) this.begin("neg", item, false);
    else if (cues.has("except") || isAllBut(this.sentence, at)) this.except(item, at);
    else if (cues.has("outside")) this.outside(item, at);
    else if (cues.has("only")) this.only(item, at, fresh);
    else if (cues.has("must") || cues.has("accept")) this.must(item, at, fresh);
    else if (cues.has("prefer")) this.prefer(item, at);
    else if (cues.has("want")) this.want(item, fresh);
    else if (cues.has("contrast")) this.begin("plain", item, false);
  }

  private begin(mode: Mode, item: Item, firm: boolean): void {
    this.mode = mode;
    this.firm = firm;
    this.cueEnd = item.to;
    this.seen = 0;
    this.excepts = false;
  }

  /** "No longer investing in edtech" closes no fund. */
  private close(item: Item, at: number): void {
    if (isNamedBehind(this.units, this.sentence, at)) this.begin("neg", item, true);
    else this.closed = true;
  }

  /** "not only", "does not matter": what follows is wanted, what came before is no longer required. */
  private neutral(item: Item, at: number): void {
    const refusesType = isTypeBehind(this.sentence, at);
    if (!refusesType && !isNamedBehind(this.units, this.sentence, at)) {
      for (const mention of this.clauseGroup(item)) {
        const refused = item.cues.has("unneeded") && isType(mention.item);
        Object.assign(mention, refused ? { stance: "exclude", firm: true } : { stance: "aside" });
      }
    }
    this.begin(refusesType ? "neg" : "plain", item, refusesType);
  }

  private rival(item: Item, at: number): void {
    const refusedAfter = this.sentence.next(at + 1, isRefusal) !== undefined;
    if (this.mode === "neg" || refusedAfter || isRefusedBefore(this.sentence, item)) {
      this.refusesRivals = true;
    }
    this.begin("plain", item, false);
  }

  /** "Crypto is out of scope": a refusal with nothing after it is about what comes before. */
  private refusesWhatStandsBefore(item: Item, at: number): boolean {
    const isLast = this.sentence.to - item.to <= PRONOUN_REACH && item.cues.has("refuse");
    if (!item.cues.has("after") && !isLast && !endsClause(this.units, this.sentence, item))
      return false;
    if (this.sentence.next(at + 1, isRival) !== undefined) return false;
    if (isNamedBehind(this.units, this.sentence, at)) return false;
    const last = this.lastBefore(item);
    if (!last) return false;
    for (const mention of last.stance === "only" ? this.lastAlone() : this.groupBefore(item)) {
      Object.assign(mention, { stance: "exclude", firm: true });
    }
    this.begin("plain", item, false);
    return true;
  }

  /** "Only B2B, consumer apps we do not touch": what a comma separates from the limit. */
  private lastAlone(): Mention[] {
    const [previous, last] = this.mentions.slice(-2);
    if (!previous || !last) return [];
    return hasComma(this.units, previous.item.to, last.item.from) ? [last] : [];
  }

  /** "except" reverses what came before it; alone it refuses. */
  private except(item: Item, at: number): void {
    if (saysAlso(this.sentence, at)) this.begin("plain", item, false);
    else if (this.limitsTheRest(at)) this.begin("only", item, true);
    else if (this.mode === "neg" && this.seen > 0) this.begin("exception", item, true);
    else if (this.mode === "neg") this.begin("only", item, true);
    else {
      this.begin("neg", item, true);
      this.excepts = true;
    }
  }

  /** "Nothing outside Vietnam" is only Vietnam; "investors outside China" refuses China. */
  private outside(item: Item, at: number): void {
    const before = this.sentence.items[at - 1];
    const also = before?.cues.has("also") && before.to >= item.from - 1;
    if (also || saysAlso(this.sentence, at)) this.begin("plain", item, false);
    else if (this.mode === "neg" || this.limitsTheRest(at)) this.begin("only", item, true);
    else this.begin("neg", item, true);
  }

  /** "Outside" as a word that follows its noun, as in Chinese. */
  private beside(item: Item, at: number): void {
    const limits = (this.mode === "neg" && !this.excepts) || this.limitsTheRest(at);
    const stance = limits ? "only" : saysAlso(this.sentence, at - 1) ? "wish" : "exclude";
    for (const mention of this.clauseGroup(item, true)) mention.stance = stance;
    this.begin("plain", item, false);
  }

  private limitsTheRest(at: number): boolean {
    const refusal = refusalOfTheRest(this.sentence, at);
    if (refusal === undefined) return false;
    this.end = Math.min(this.end, refusal);
    return true;
  }

  private only(item: Item, at: number, fresh: number): void {
    const last = this.lastBefore(item);
    const closes = endsClause(this.units, this.sentence, item) && this.touches(item);
    const near = last !== undefined && !isParted(this.units, last.item.to, item.from);
    if (last && (closes || (near && !isNamedBehind(this.units, this.sentence, at)))) {
      for (const mention of this.groupBefore(item)) {
        if (mention.stance !== "exclude") mention.stance = "only";
      }
      return;
    }
    const notOnly =
      this.mode === "neg" && fresh <= VERB_REACH && !isParted(this.units, this.cueEnd, item.from);
    this.begin(notOnly ? "plain" : "only", item, true);
  }

  private must(item: Item, at: number, fresh: number): void {
    const isMust = item.cues.has("must");
    const named = isNamedBehind(this.units, this.sentence, at);
    const group = named ? [] : this.clauseGroup(item);
    for (const mention of group) {
      // "no licence required" asks for nothing, "no crypto, fintech welcome" wishes for fintech.
      if (mention.stance === "exclude") mention.stance = this.firm ? "exclude" : "aside";
      else if (isMust) mention.stance = "must";
    }
    if (group.length > 0 || !isMust) return;
    if (this.mode === "neg" && fresh <= VERB_REACH) this.begin("plain", item, false);
    else this.begin("must", item, true);
  }

  private prefer(item: Item, at: number): void {
    if (!isNamedBehind(this.units, this.sentence, at) && !(this.mode === "neg" && this.firm)) {
      for (const mention of this.clauseGroup(item)) {
        if (mention.stance === "wish") mention.stance = "prefer";
      }
    }
    this.begin("prefer", item, false);
  }

  /** "do not invest in" stays a refusal, "only back" a limit; elsewhere a verb begins a wish. */
  private want(item: Item, fresh: number): void {
    if (this.mode === "aside") return;
    if (this.mode !== "plain" && this.mode !== "exception" && fresh <= VERB_REACH) {
      this.firm = true;
      this.cueEnd = item.to;
      return;
    }
    this.wanted = true;
    this.begin("plain", item, false);
  }

  private mention(item: Item): void {
    const previous = this.mentions.at(-1);
    if (!this.reaches(item, previous?.item)) this.begin("plain", item, false);
    const together =
      previous !== undefined &&
      [isOnePhrase, isQualified].some((is) => is(this.units, this.sentence, previous.item, item));
    if (!together) this.phrase += 1;
    const stance = this.mode === "neg" ? "exclude" : this.mode === "plain" ? "wish" : this.mode;
    // "No crypto" is as clear as a verb; "no fees from founders in crypto" is not.
    const firm =
      this.firm ||
      (this.seen === 0 && item.from === this.cueEnd) ||
      (this.seen > 0 && stance === "exclude" && previous?.firm === true);
    this.mentions.push({ item, stance, firm, phrase: this.phrase });
    this.seen += 1;
  }

  private reaches(item: Item, previous: Item | undefined): boolean {
    const { mode, firm, cueEnd, seen } = this;
    return reachesTo(item, previous, { mode, firm, cueEnd, seen }, this.units, this.sentence);
  }

  /** The same, limited to the cue's own clause. */
  private clauseGroup(cue: Item, refused = false): Mention[] {
    const last = this.mentions.at(-1);
    const isNear = last !== undefined && cue.from - last.item.to <= CLAUSE_REACH;
    if (!isNear || hasComma(this.units, last.item.to, cue.from)) return [];
    return this.groupBefore(cue, refused);
  }

  /** The last mention, unless another thought begins between it and the cue. */
  private lastBefore(cue: Item): Mention | undefined {
    const last = this.mentions.at(-1);
    return last && !this.sentence.hasBetween(last.item.to, cue.from, isTurn) ? last : undefined;
  }

  /** The mentions of the list that ends at the cue. */
  private groupBefore(cue: Item, refused = false): Mention[] {
    const last = this.lastBefore(cue);
    if (!last) return [];
    const group = [last];
    const farthest = Math.max(0, this.mentions.length - LONGEST_LIST);
    for (let at = this.mentions.length - 2; at >= farthest; at -= 1) {
      const [left, right] = [this.mentions[at], this.mentions[at + 1]];
      if (!left || !right || left.stance === "only") break;
      if ((left.stance === "exclude") !== refused) break;
      if (left.phrase === right.phrase) {
        group.push(left);
        continue;
      }
      if (!isListGap(this.units, this.sentence, left.item, right.item)) break;
      const parted = isParted(this.units, left.item.to, right.item.from);
      if (parted && (this.wanted || kindOf(left.item) !== kindOf(right.item))) break;
      group.push(left);
    }
    return group;
  }

  private touches(cue: Item): boolean {
    const last = this.mentions.at(-1);
    return last !== undefined && cue.from - last.item.to <= 2;
  }
}
