import type { IncomingMessage } from "node:http";
import { AUTH_MODES } from "../../../contracts/accounts.ts";
import { COUNTRIES, FUNDING_KINDS } from "../../../contracts/catalogue.ts";
import {
  INVESTOR_FILTERS,
  INVESTOR_SORTS,
  nameFilterOf,
  STARTUP_FILTERS,
  STARTUP_SORTS,
} from "../../../contracts/directory.ts";
import { FUNDING_MEASURES, FUNDING_PERIODS } from "../../../contracts/funding.ts";
import {
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
  negotiateLanguage,
} from "../../../contracts/languages.ts";
import { LAST_NEWS_PAGE, NEWS_CATEGORIES } from "../../../contracts/news-feed.ts";
import { cleanQuery } from "../../../contracts/search.ts";
import { SLUG } from "../../../contracts/slug.ts";

/** What a page depends on: its address without what does not matter, and the language. */
export type PageRequest = {
  path: string;
  /** The query that matters, in one order, without `?`. */
  query: string;
  language: Language;
  /** The language was requested by address: the choice should last. */
  chosen: boolean;
};

/** Normalises a parameter's value; empty when it changes nothing. */
type Meaning = (given: string[]) => readonly string[];

/** A parameter that has one value: the first that was given. */
const single =
  (spell: (value: string) => string | undefined): Meaning =>
  ([value = ""]) => {
    const spelled = spell(value);
    return spelled ? [spelled] : [];
  };

const oneOf = (values: readonly string[]): Meaning =>
  single((value) => values.find((known) => known === value));

/** Any choice from a list, in the list's order. */
const someOf =
  (values: readonly string[]): Meaning =>
  (given) =>
    values.filter((known) => given.includes(known));

/** `02`, `2.0` and `2` are one page; the first one needs no number. */
const pageNumber = single((value) => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= LAST_NEWS_PAGE ? String(page) : undefined;
});

const matching = (pattern: RegExp): Meaning =>
  single((value) => (pattern.test(value) ? value : undefined));
const slug = matching(SLUG);
const day = matching(/^\d{4}-\d{2}-\d{2}$/);
const id = matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const filters = (lists: Record<string, readonly string[]>): Record<string, Meaning> =>
  Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, someOf(values)]));

/** The parameters that change a page, by path. Others (campaign tags, noise) are ignored. */
const MEANINGFUL: Record<string, Record<string, Meaning>> = {
  "/": { category: oneOf(NEWS_CATEGORIES), page: pageNumber },
  "/startups": {
    name: single(nameFilterOf),
    ...filters(STARTUP_FILTERS),
    sort: oneOf(STARTUP_SORTS.slice(1)),
    after: slug,
    before: slug,
  },
  "/investors": {
    name: single(nameFilterOf),
    ...filters(INVESTOR_FILTERS),
    sort: oneOf(INVESTOR_SORTS.slice(1)),
    after: slug,
    before: slug,
  },
  "/funding-tracker": {
    period: oneOf(Object.keys(FUNDING_PERIODS)),
    tab: oneOf(FUNDING_MEASURES),
    country: oneOf(COUNTRIES),
    round: oneOf(FUNDING_KINDS),
    from: day,
    to: day,
    after: id,
  },
  "/auth": { mode: oneOf(AUTH_MODES) },
  "/search": { q: single(cleanQuery), in: oneOf(["news", "startups", "investors"]) },
};
/** React Router asks for the data of a part of a page with this. */
const DATA_PARAMETER = "_routes";
/** The names of some routes, as `root,routes/home`. */
const ROUTES = /^[\w./,-]{1,200}$/;

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
    for (const value of meaning(parameters.getAll(name))) kept.append(name, value);
  }
  const parts = isData ? parameters.get(DATA_PARAMETER) : null;
  if (parts && ROUTES.test(parts)) kept.set(DATA_PARAMETER, parts);
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

/** Browsers send few different values; parsing each again would cost more than answering. */
function fromBrowser(acceptLanguage: string): Language {
  const known = remembered.get(acceptLanguage);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const language = negotiateLanguage({ query: null, cookie: null, acceptLanguage });
  remembered.set(acceptLanguage, language);
  return language;
}
