import { readEmail } from "../../../../contracts/email-address.ts";
import { registeredDomain } from "../../../../contracts/web-address.ts";
import type { Searchable } from "../../../language/fold.ts";
import type { Place } from "../lexicon/phrases.ts";
import type { PublicDraft } from "../profile-evidence.ts";

const AT = "(?:@|\\s?[[(]\\s?at\\s?[\\])]\\s?|\\s\\[@\\]\\s)";
const DOT = "(?:\\.|\\s\\.\\s|\\s?[[(]\\s?dot\\s?[\\])]\\s?)";
const EMAIL = new RegExp(
  `(?<![\\w.+-])[\\w.+-]{1,64}${AT}[a-z\\d-]{1,63}(?:${DOT}[a-z\\d-]{1,63}){1,4}`,
  "gu",
);
/** Mailboxes of a company rather than of somebody in it. */
const OF_NOBODY =
  /^(?:info|hello|hi|halo|hai|contact|contacts|contactus|kontak|lienhe|support|sales|team|office|admin|help|care|cs|press|media|partner(?:s|ship|ships)?|invest(?:ors?|or-?relations)?|ir|deals?|pitch(?:es)?|founders|startups|apply|general|enquir(?:y|ies)|inquir(?:y|ies)|business|marketing|jobs|careers|hr|service|customer(?:service|care)?|bd)$/;

/** E-mail addresses that are a person's; the company's general ones may be public. */
export function emailsIn({ text }: Searchable, draft: PublicDraft): Place[] {
  return [...text.matchAll(EMAIL)]
    .map(({ 0: match, index }) => ({ written: match.replace(/[.-]+$/, ""), index }))
    .filter(({ written }) => !isGeneral(written, draft))
    .map(({ written, index }) => ({ start: index, end: index + written.length }));
}

function isGeneral(written: string, { companyEmail, website }: PublicDraft): boolean {
  const plain = written.replace(new RegExp(AT, "u"), "@").replace(new RegExp(DOT, "gu"), ".");
  const email = readEmail(plain);
  if (email === undefined) return false;
  if (email.toLowerCase() === companyEmail.toLowerCase()) return true;
  const [local = "", host = ""] = email.split("@");
  const hosts = [companyEmail.split("@")[1] ?? "", URL.parse(website)?.hostname ?? ""];
  const domain = registeredDomain(host);
  const isOwn = hosts.some((own) => own !== "" && registeredDomain(own) === domain);
  return isOwn && OF_NOBODY.test(local);
}
