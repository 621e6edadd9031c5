import { INDUSTRIES } from "../../../contracts/catalogue.ts";
import { at, below, pick, pickEarly, type Random } from "./random.ts";
import { PLACES, type Template, type Vocabulary } from "./vocabulary/vocabulary.ts";

/**
 * A text by its parts. In languages written without spaces the parts are its words, so that a
 * measurement of search knows what can be found; elsewhere they are simply joined.
 */
export type Parts = readonly string[];

/** Whom a text speaks of when its template asks for a name. */
export type Mentions = { startup(): string; investor(): string };

/** For texts without a subject. */
export const NOBODY: Mentions = { startup: () => "a partner", investor: () => "a fund" };

const SYLLABLES = "ba be bo ca co da de di do fa fe ga go ha he hi ja jo ka ke ki ko la le li lo"
  .concat(" lu ma me mi mo mu na ne ni no pa pe pi po ra re ri ro ru sa se si so su ta te ti to tu")
  .concat(" va ve vi wa za")
  .split(" ");
const LAST_LETTERS = "nrstxl";

/** A name that hardly any other company has. */
export function rareName(random: Random): string {
  const syllables = Array.from({ length: 2 + below(random, 3) }, () => pick(random, SYLLABLES));
  const name = syllables.join("") + (random() < 0.5 ? pick(random, LAST_LETTERS) : "");
  return at(name, 0).toUpperCase() + name.slice(1);
}

export function personName(random: Random, { people, spaced }: Vocabulary): string {
  return [pick(random, people.first), pick(random, people.second)].join(spaced ? " " : "");
}

/** Fills the places of a template with words of the language. */
export function compose(
  random: Random,
  template: Template,
  vocabulary: Vocabulary,
  mentions: Mentions,
): Parts {
  const fill = fillers(random, vocabulary, mentions);
  return template.split(/[|]|(\{\w+\})/).flatMap((part) => {
    // What lies between two separators that touch.
    if (!part) return [];
    return part.startsWith("{") ? fill(part.slice(1, -1)) : part;
  });
}

/** The parts as one text, which begins with a capital letter where there are any. */
export function textOf(parts: Parts): string {
  const text = parts.join("").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fillers(random: Random, vocabulary: Vocabulary, mentions: Mentions) {
  const places: Record<string, () => string> = {
    startup: mentions.startup,
    investor: mentions.investor,
    city: () => pickEarly(random, vocabulary.cities, 1.6),
    country: () => vocabulary.places[pickEarly(random, PLACES, 1.5)],
    industry: () => pick(random, vocabulary.industries[pickEarly(random, INDUSTRIES, 1.5)]),
    technology: () => pickEarly(random, vocabulary.technologies, 2.2),
    noun: () => pickEarly(random, vocabulary.nouns, 1.7),
    verb: () => pickEarly(random, vocabulary.verbs, 1.5),
    adjective: () => pickEarly(random, vocabulary.adjectives, 1.5),
    stage: () => pickEarly(random, vocabulary.stages, 1.5),
    money: () => vocabulary.money((10 + below(random, 1000)) / 10),
    share: () => `${1 + below(random, 80)}%`,
    year: () => String(2008 + below(random, 18)),
    thousands: () => vocabulary.thousands(1 + below(random, 900)),
    person: () => personName(random, vocabulary),
    stranger: () => rareName(random),
  };
  return (place: string): string => {
    const filler = places[place];
    if (!filler) throw new RangeError(`A template asks for {${place}}, which nothing fills`);
    return filler();
  };
}
