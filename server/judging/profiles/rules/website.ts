import { folded, withoutMarks } from "../../../language/fold.ts";
import { companyNames, isNamedIn } from "../text/company-names.ts";
import { isHostOfMany } from "../text/hosts.ts";
import { shortQuote } from "../text/short-quote.ts";
import { scriptOf } from "../text/words.ts";
import type { Fault, Rule } from "./fault.ts";

/** A word of a name this long does not match by accident. */
const TELLING = 4;

export const website: Rule = ({ evidence: { website: site, draft } }) => {
  const found = (fault: Pick<Fault, "rule" | "weight"> & { text?: string }): Fault[] => [
    { place: "website", text: draft.website, fill: { name: draft.name }, ...fault },
  ];
  // No rejection: the site or our connection may be down for a minute, and a publish is not refunded.
  if (site.state === "silent") return found({ rule: "website_silent", weight: "advice" });
  const hosts = [draft.website, site.address].map((address) => URL.parse(address)?.hostname ?? "");
  if (hosts.some(isHostOfMany)) {
    return found({ rule: "website_not_company_owned", weight: "advice" });
  }
  const said = [site.title, site.siteName, site.description].join("\n");
  const isKnown = isNamedIn(said, companyNames(draft.name)) || hosts.some(isLike(draft.name));
  const isComparable = said.trim() === "" || scriptOf(said) === scriptOf(draft.name);
  if (isKnown || !isComparable || sharesWord(said, draft.name)) return [];
  const text = shortQuote(site.title === "" ? draft.website : site.title);
  return found({ rule: "website_of_other_company", weight: "advice", text });
};

/** Whether a host has the name, a word of it, or its initials. */
function isLike(name: string): (host: string) => boolean {
  const words = wordsOfName(name);
  const initials = words.map((word) => word.charAt(0)).join("");
  return (host) => {
    const label = host.replace(/^www\./, "").replace(/[^a-z\d]/g, "");
    if (host === "" || label.startsWith("xn")) return true;
    const isWritten = isNamedIn(label, companyNames(name));
    const hasWord = words.some((word) => word.length >= TELLING && label.includes(word));
    return isWritten || hasWord || (initials.length >= 3 && label.startsWith(initials));
  };
}

function sharesWord(text: string, name: string): boolean {
  const said = new Set(wordsOfName(text));
  return wordsOfName(name).some((word) => word.length >= TELLING && said.has(word));
}

function wordsOfName(name: string): string[] {
  return withoutMarks(folded(name))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
}
