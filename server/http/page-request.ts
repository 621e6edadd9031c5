import type { IncomingMessage } from "node:http";
import { NEWS_CATEGORIES } from "../../contracts/catalogue.ts";
import {
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
  negotiateLanguage,
} from "../../contracts/languages.ts";
import { LAST_NEWS_PAGE } from "../../contracts/news-feed.ts";

/** What a page depends on: its address without what does not matter, and the language. */
export type PageRequest = {
  path: string;
  /** The query that matters, in one order, without `?`. */
  query: string;
  language: Language;
  /** The language was asked for by address: the choice is to last. */
  chosen: boolean;
};

/** Reads one parameter into its one spelling; undefined when it changes nothing. */
type Meaning = (value: string) => string | undefined;

const category: Meaning = (value) => NEWS_CATEGORIES.find((name) => name === value);

/** `02`, `2.0` and `2` are one page; the first one needs no number. */
const pageNumber: Meaning = (value) => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= LAST_NEWS_PAGE ? String(page) : undefined;
};

/** The parameters that change a page, by path. Others (campaign tags, noise) are no new page. */
const MEANINGFUL: Record<string, Record<string, Meaning>> = {
  "/": { category, page: pageNumber },
};
/** React Router asks for the data of a part of a page with this. */
const DATA_PARAMETER = "_routes";

const LANGUAGE_COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/** Reads a request for a page. It runs on every page view: most have no query and no cookie. */
export function readPageRequest(request: IncomingMessage): PageRequest {
  const url = request.url ?? "/";
  const queryAt = url.indexOf("?");
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const parameters = queryAt < 0 ? undefined : new URLSearchParams(url.slice(queryAt + 1));
  const asked = parameters?.get("lang");
  return {
    path,
    query: parameters ? meaningfulQuery(path, parameters) : "",
    language: languageOf(asked, request),
    chosen: isLanguage(asked),
  };
}

function meaningfulQuery(path: string, parameters: URLSearchParams): string {
  const isData = path.endsWith(".data");
  const page = path === "/_root.data" ? "/" : path.replace(/\.data$/, "");
  const kept = new URLSearchParams();
  for (const [name, meaning] of Object.entries(MEANINGFUL[page] ?? {})) {
    const value = meaning(parameters.get(name) ?? "");
    if (value !== undefined) kept.set(name, value);
  }
  const parts = isData ? parameters.get(DATA_PARAMETER) : null;
  if (parts) kept.set(DATA_PARAMETER, parts);
  return kept.toString();
}

function languageOf(asked: string | null | undefined, request: IncomingMessage): Language {
  if (isLanguage(asked)) return asked;
  const cookie = request.headers.cookie;
  const chosen = cookie === undefined ? undefined : LANGUAGE_COOKIE_VALUE.exec(cookie)?.[1];
  if (isLanguage(chosen)) return chosen;
  return fromBrowser(request.headers["accept-language"] ?? "");
}

const REMEMBERED = 1000;
const remembered = new Map<string, Language>();

/** Browsers send few different values; reading each anew would cost more than answering. */
function fromBrowser(acceptLanguage: string): Language {
  const known = remembered.get(acceptLanguage);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const language = negotiateLanguage({ query: null, cookie: null, acceptLanguage });
  remembered.set(acceptLanguage, language);
  return language;
}
