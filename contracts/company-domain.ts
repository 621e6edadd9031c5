import { parse } from "tldts";
import { readEmail } from "./email-address.ts";
import type { CompanyEmailProblem } from "./profile-status.ts";
import { registeredDomain } from "./web-address.ts";

/** Public mail providers, under this name in any country. */
const FREE_BRANDS = new Set([
  "aol",
  "gmx",
  "googlemail",
  "hotmail",
  "outlook",
  "protonmail",
  "rocketmail",
  "windowslive",
  "yahoo",
  "yandex",
  "ymail",
]);
/**
 * Public mail providers with a single domain: worldwide, in China and Korea, in the region and the
 * other countries that we know, and disposable addresses.
 */
const FREE_DOMAINS = new Set(
  `gmail.com live.com live.com.sg live.com.my live.com.ph live.co.th msn.com icloud.com me.com mac.com mail.com
   email.com usa.com inbox.com proton.me pm.me tutanota.com tutamail.com tuta.com tuta.io zohomail.com
   fastmail.com fastmail.fm hey.com hushmail.com mail.ru bk.ru list.ru inbox.ru rediffmail.com
   duck.com mozmail.com appleid.com
   qq.com foxmail.com 163.com 126.com yeah.net 188.com sina.com sina.cn sohu.com tom.com 139.com 189.cn
   wo.cn 21cn.com aliyun.com naver.com daum.net hanmail.net nate.com kakao.com
   singnet.com.sg starhub.net.sg pacific.net.sg tm.net.my streamyx.com jaring.my unifi.my
   plasa.com telkom.net cbn.net.id indo.net.id indosat.net.id vnn.vn fpt.vn
   truemail.co.th thaimail.com pldtdsl.net pacific.net.ph globelines.com.ph
   live.cn live.hk live.jp live.in live.co.kr live.co.uk live.fr live.de live.nl live.be live.se live.ie live.ca
   live.com.au live.com.ph hotmail.co zoho.com zoho.in mail.com.my ya.ru internet.ru ukr.net
   hinet.net seed.net.tw netvigator.com hkbn.net docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com
   bigpond.com bigpond.net.au optusnet.com.au iinet.net.au xtra.co.nz
   comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net shaw.ca rogers.com sympatico.ca
   btinternet.com ntlworld.com sky.com virginmedia.com talktalk.net blueyonder.co.uk eircom.net
   web.de t-online.de freenet.de arcor.de orange.fr wanadoo.fr free.fr sfr.fr laposte.net bluewin.ch
   telenet.be skynet.be ziggo.nl kpnmail.nl telia.com libero.it seznam.cz centrum.cz post.cz
   uol.com.br bol.com.br terra.com.br ig.com.br walla.co.il walla.com
   mailinator.com yopmail.com guerrillamail.com sharklasers.com 10minutemail.com temp-mail.org tempmail.com
   maildrop.cc trashmail.com getnada.com dispostable.com mailnesia.com`.split(/\s+/),
);

/**
 * The registered domain of an e-mail address that belongs to a company.
 * @returns undefined for public mail hosts, and for invalid addresses
 */
export function companyDomain(typed: string): string | undefined {
  const email = readEmail(typed);
  if (email === undefined) return undefined;
  const host = email.slice(email.lastIndexOf("@") + 1);
  const domain = registeredDomain(host);
  const brand = parse(host).domainWithoutSuffix ?? "";
  const isFree = FREE_BRANDS.has(brand) || FREE_DOMAINS.has(domain ?? "");
  return isFree ? undefined : domain;
}

/**
 * Whom an address speaks for: its company's domain, or at a public mail host the mailbox, however
 * it is written. All names below a provider of free names (dynamic names, shared hosts) count as
 * one, because anybody can have a thousand.
 */
export function claimantOfEmail(typed: string): string {
  const domain = companyDomain(typed);
  if (domain !== undefined) return parse(domain).domain ?? domain;
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1);
  const mailbox = email.slice(0, at).replace(/\+.*$/, "");
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return isGmail ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${host}`;
}

/** @returns null when both belong to the same company (spec §4) */
export function companyEmailProblem(
  accountEmail: string,
  companyEmail: string,
): CompanyEmailProblem | null {
  const company = companyDomain(companyEmail);
  if (company === undefined) return "company_free";
  const account = companyDomain(accountEmail);
  if (account === undefined) return "account_free";
  return account === company ? null : "other_domain";
}

/** Whether an account's e-mail belongs to the same company as the profile's company e-mail. */
export function sameCompanyDomain(accountEmail: string, companyEmail: string): boolean {
  return companyEmailProblem(accountEmail, companyEmail) === null;
}
