import { readMobile, readPhone } from "./phone.ts";

type Country = Parameters<typeof readPhone>[1];

const MAX_LENGTH = 300;
const TELEGRAM = /^[a-z](?!.*__)[a-z\d_]{2,30}[a-z\d]$/;
const LINE = /^@?[a-z\d][a-z\d._-]{2,29}$/;
const LINE_CODE = /^[\w-]{4,36}$/;
const ZALO = /^[a-z\d](?:[\w.]{1,48}[a-z\d])$/;
const LINKEDIN = /^[\p{L}\p{M}\p{N}_&'’.-]{2,100}$/u;

/** The number of a WhatsApp account in E.164, from a number or a wa.me link. */
export function readWhatsApp(text: string, country: Country): string | undefined {
  const link = readLink(text);
  if (link === undefined) return readPhone(text, country);
  const [first = ""] = link.parts;
  if (link.host === "wa.me") return readPhone(`+${first.replace(/^\+/, "")}`, country);
  const isSend = /^(api|web)\.whatsapp\.com$/.test(link.host) && first === "send";
  const number = link.query.get("phone")?.trim().replace(/^\+/, "");
  return isSend && number ? readPhone(`+${number}`, country) : undefined;
}

/** A Zalo account: its number in E.164, or `https://zalo.me/<name>` for a page. */
export function readZalo(text: string, country: Country): string | undefined {
  const link = readLink(text);
  if (link && !/^(chat\.)?zalo\.me$/.test(link.host)) return undefined;
  const name = link ? (link.parts[0] ?? "") : text.trim().replace(/^@/, "");
  if (link && link.parts.length !== 1) return undefined;
  // In links Zalo writes Vietnamese numbers without their zero or plus.
  const number = readMobile(name, country) ?? (link && readMobile(`+${name}`, country));
  if (number !== undefined) return number;
  const isLongId = /^\d{15,20}$/.test(name);
  const isName = /[a-z]/i.test(name) && ZALO.test(name.toLowerCase());
  return isLongId || isName ? `https://zalo.me/${name.toLowerCase()}` : undefined;
}

/** A Line ID in lower case, with the @ of an official account; or a link that hides it. */
export function readLine(text: string): string | undefined {
  const link = readLink(text);
  if (link === undefined) {
    const id = text.trim().toLowerCase();
    return LINE.test(id) ? id : undefined;
  }
  const code = link.parts.at(-1) ?? "";
  const isShort = link.host === "lin.ee" && link.parts.length === 1;
  if (isShort) return LINE_CODE.test(code) ? `https://lin.ee/${code}` : undefined;
  const isProfile = link.host === "line.me" && /^(R\/)?ti\/p\/[^/]+$/i.test(link.parts.join("/"));
  if (!isProfile) return undefined;
  const id = code.replace(/^~/, "").toLowerCase();
  if (/^[~@]/.test(code)) return LINE.test(id) ? id : undefined;
  return LINE_CODE.test(code) ? `https://line.me/ti/p/${code}` : undefined;
}

/** A Telegram name in lower case without its @, also from a t.me link. */
export function readTelegram(text: string): string | undefined {
  const link = readLink(text);
  const isOwn = link && /^(t|telegram)\.(me|dog)$/.test(link.host) && link.parts.length === 1;
  if (link && !isOwn) return undefined;
  const name = (link ? (link.parts[0] ?? "") : text.trim().replace(/^@/, "")).toLowerCase();
  return TELEGRAM.test(name) ? name : undefined;
}

/** The page of a company or a person, as `https://www.linkedin.com/company/…` or `/in/…`. */
export function readLinkedIn(text: string): string | undefined {
  const link = readLink(text);
  if (link === undefined || !/^(.*\.)?linkedin\.com$/.test(link.host)) return undefined;
  const [kind = "", name = ""] = link.parts;
  if (!/^(in|company)$/i.test(kind) || !LINKEDIN.test(name)) return undefined;
  return `https://www.linkedin.com/${kind.toLowerCase()}/${encodeURIComponent(name)}`;
}

type Link = { host: string; parts: string[]; query: URLSearchParams };

/** Splits a link, with or without its scheme; a bare name or number is not one. */
function readLink(text: string): Link | undefined {
  const typed = text.slice(0, MAX_LENGTH + 1).trim();
  const hasScheme = /^https?:\/\//i.test(typed);
  const isLink = hasScheme || /^[a-z\d.-]+\.[a-z]{2,}\//i.test(typed);
  if (!isLink || typed.length > MAX_LENGTH) return undefined;
  const url = URL.parse(hasScheme ? typed : `https://${typed}`);
  if (url === null || url.username !== "" || url.password !== "" || url.port !== "") {
    return undefined;
  }
  try {
    const parts = url.pathname.split("/").filter((part) => part !== "");
    return {
      host: url.hostname.replace(/^www\./, ""),
      parts: parts.map(decodeURIComponent),
      query: url.searchParams,
    };
  } catch {
    return undefined;
  }
}
