import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import {
  INVESTOR_FILTERS,
  INVESTOR_SORTS,
  STARTUP_FILTERS,
  STARTUP_SORTS,
} from "../../contracts/directory.ts";
import { FUNDING_MEASURES } from "../../contracts/funding.ts";
import { PERIODS } from "../../contracts/funding-view.ts";
import { LANGUAGES } from "../../contracts/languages.ts";
import { NEWS_CATEGORIES } from "../../contracts/news-feed.ts";
import { SEARCH_GROUP_NAMES } from "../../contracts/search.ts";
import { read } from "./source-files.ts";

const PAPER = "docs/api.md";

/** What an address can ask for, by how its row begins. */
const CHOICES: Record<string, readonly string[]> = {
  "/": NEWS_CATEGORIES,
  "/startups?": [...Object.keys(STARTUP_FILTERS), ...STARTUP_SORTS],
  "/investors?": [...Object.keys(INVESTOR_FILTERS), ...INVESTOR_SORTS],
  "/funding-tracker?": [...PERIODS, ...FUNDING_MEASURES],
  "/search?": SEARCH_GROUP_NAMES,
  "?lang=": LANGUAGES,
};

/** Every page, and what the address of a list can ask for, is in the table of addresses. */
export function checkAddresses(paper: string = read(PAPER)): string[] {
  const rows = paper
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => ({ line, named: codesIn(line.split(" | ")[0] ?? "") }));
  const paths = new Set(
    rows.flatMap(({ named }) => named.map((address) => address.replace(/\?.*/, ""))),
  );
  const missingPaths = pathsOf(routes).filter((path) => !paths.has(path));
  const missingChoices = Object.entries(CHOICES).flatMap(([start, choices]) => {
    const row = rows.find(({ named: [first = ""] }) =>
      start === "/" ? first === start : first.startsWith(start),
    );
    const words = new Set(row?.line.match(/\w+/g));
    return choices.filter((choice) => !words.has(choice)).map((choice) => `${start} ${choice}`);
  });
  return [...missingPaths, ...missingChoices].map((missing) => `${PAPER}: ${missing} is missing`);
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]*)`/g)].map(([, code = ""]) => code);
}

/** The addresses of pages, as the paper writes them: `/news/{slug}`. */
function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ index, path, children }) => [
    ...(index ? ["/"] : []),
    ...(path === undefined || path === "*" ? [] : [`/${path.replace(/:(\w+)/g, "{$1}")}`]),
    ...pathsOf(children ?? []),
  ]);
}
