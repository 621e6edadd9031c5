import { registeredDomain } from "../../../../contracts/web-address.ts";
import { searchable } from "../../../language/fold.ts";
import { type Place, places, says } from "../lexicon/phrases.ts";
import type { ProfileEvidence } from "../profile-evidence.ts";
import { isSpokenAgainst, type PublicText } from "../text/public-text.ts";
import type { Fault, ReadProfile, Rule } from "./fault.ts";

const LINK =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/[^\s<>"'）)]+|www\.[a-z\d-]+\.[^\s<>"'）)]+|(?:t\.me|wa\.me|bit\.ly|tinyurl\.com|s\.id|linktr\.ee|lin\.ee|discord\.gg|chat\.whatsapp\.com|zalo\.me)\/[^\s<>"'）)]+)/gu;
/** Links that lead to a chat, or hide where they lead. */
const HIDDEN =
  /^(?:https?:\/\/)?(?:www\.)?(?:t\.me|wa\.me|bit\.ly|tinyurl\.com|s\.id|lin\.ee|discord\.gg|chat\.whatsapp\.com|zalo\.me)\//;
const NEAR = 40;
const SEVERAL = 3;
const SEVERAL_ELSEWHERE = 2;
/** "guaranteed returns scams": named because the company fights them. */
const FOUGHT_BEHIND = /^\W{0,3}(?:scams?|schemes?|frauds?|penipuan|lừa đảo|หลอกลวง|骗局|诈骗)/u;

type Link = { text: PublicText; address: string; quote: string };

/** Rejects promises that nobody can keep and many links; a single link, or sales talk, only gets advice. */
export const advertising: Rule = (profile) => [
  ...profile.texts.flatMap(promisesIn),
  ...linkFaults(profile),
  ...profile.texts.flatMap(urgesIn).slice(0, 1),
];

function promisesIn(text: PublicText): Fault[] {
  const [found] = places("promises", text.search).filter(
    ({ start, end }) =>
      !isSpokenAgainst(text, start) &&
      !FOUGHT_BEHIND.test(text.search.text.slice(end)) &&
      !isToProducers(text, start, end),
  );
  if (!found) return [];
  const quote = text.search.quote(found.start, found.end);
  return [{ rule: "advertising", weight: "rejects", place: text.place, text: quote }];
}

/** "Guaranteed income for farmers" is what the company pays, not what its reader would gain. */
function isToProducers({ search }: PublicText, start: number, end: number): boolean {
  const before = search.text
    .slice(Math.max(0, start - NEAR), start)
    .replace(/^.*[.!?。！？\n]/su, "");
  const behind = search.text.slice(end, end + NEAR).replace(/[.!?。！？\n].*$/su, "");
  return says("producers", searchable(before + search.text.slice(start, end) + behind));
}

function urgesIn(text: PublicText): Fault[] {
  const quoteOf = ({ start, end }: Place) => text.search.quote(start, end);
  return places("urges", text.search).map((found) => ({
    rule: "advertising",
    weight: "advice",
    place: text.place,
    text: quoteOf(found),
    told: "urging_words",
  }));
}

function linkFaults({ texts, evidence }: ReadProfile): Fault[] {
  const links = texts.flatMap(linksIn);
  const elsewhere = links.filter(({ address }) => !isOwn(address, evidence));
  const hidden = elsewhere.find(({ address }) => HIDDEN.test(address));
  const domains = new Set(elsewhere.map(({ address }) => domainOf(address)));
  const isMany = links.length >= SEVERAL || domains.size >= SEVERAL_ELSEWHERE;
  const shown = hidden ?? (isMany ? (elsewhere[0] ?? links[0]) : links[0]);
  if (!shown) return [];
  const isRejected = hidden !== undefined || (isMany && elsewhere.length > 0);
  return [
    {
      rule: "advertising",
      weight: isRejected ? "rejects" : "advice",
      place: shown.text.place,
      text: shown.quote,
      told: isRejected ? "advertising" : "own_link",
    },
  ];
}

function linksIn(text: PublicText): Link[] {
  return [...text.search.text.matchAll(LINK)].map(({ 0: match, index }) => {
    const address = match.replace(/[.,;:!?]+$/, "");
    return { text, address, quote: text.search.quote(index, index + address.length) };
  });
}

function isOwn(address: string, { draft }: ProfileEvidence): boolean {
  return domainOf(address) === domainOf(draft.website);
}

function domainOf(address: string): string {
  const url = URL.parse(/^https?:/.test(address) ? address : `https://${address}`);
  return url ? (registeredDomain(url.hostname) ?? url.hostname) : address;
}
