import type { IncomingMessage } from "node:http";
import { authQuery, readAuthMode } from "../../../contracts/accounts.ts";
import {
  INVESTORS,
  listQuery,
  readListState,
  STARTUPS,
} from "../../../contracts/directory-view.ts";
import { fundingQuery, readFundingView } from "../../../contracts/funding-view.ts";
import {
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
  negotiateLanguage,
} from "../../../contracts/languages.ts";
import { readReportView, reportQuery } from "../../../contracts/mistakes.ts";
import { newsQuery, readNewsPage, readNewsTab } from "../../../contracts/news-feed.ts";
import { newsletterQuery, readNewsletterOutcome } from "../../../contracts/newsletter.ts";
import { readSearchView, searchQuery } from "../../../contracts/search.ts";

/** What a page depends on: its normalised address, and the language. */
export type PageRequest = {
  path: string;
  /** The relevant query, in a fixed order, without `?`. */
  query: string;
  language: Language;
  /** The language was requested by address: the choice should last. */
  chosen: boolean;
};

/**
 * The views with parameters in their addresses, each with its canonical query: parameters that a view does not read
 * (campaign tags, noise) do not make a new page.
 */
export const CANONICAL: Record<string, (search: URLSearchParams) => string> = {
  "/": (search) => newsQuery(readNewsTab(search), readNewsPage(search)),
  "/startups": (search) => listQuery(STARTUPS, readListState(search, STARTUPS)),
  "/investors": (search) => listQuery(INVESTORS, readListState(search, INVESTORS)),
  "/funding-tracker": (search) => fundingQuery(readFundingView(search)),
  "/auth": (search) => authQuery(readAuthMode(search)),
  "/report": (search) => reportQuery(readReportView(search)),
  "/newsletter": (search) => newsletterQuery(readNewsletterOutcome(search)),
  "/search": (search) => searchQuery(readSearchView(search)),
};
/** React Router requests the data of a part of a page with this. */
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
  const kept = new URLSearchParams(CANONICAL[page]?.(parameters));
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

/** Remembered, as browsers send few different values, and parsing costs more than answering. */
function fromBrowser(acceptLanguage: string): Language {
  const known = remembered.get(acceptLanguage);
  if (known) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const language = negotiateLanguage({ query: null, cookie: null, acceptLanguage });
  remembered.set(acceptLanguage, language);
  return language;
}
