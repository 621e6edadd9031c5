import { namesAsked } from "../app/features/search/understand-query.server.ts";
import { LANGUAGES } from "../contracts/languages.ts";
import { SEARCH_GROUP_SIZE, SUGGESTION_COUNT } from "../contracts/search.ts";
import { type Names, nameCompanies } from "../supabase/seed/scale/names.ts";
import { sizesFor } from "../supabase/seed/scale/sizes.ts";
import { writeStories } from "../supabase/seed/scale/stories.ts";
import { timeCalls } from "./function-calls.ts";
import { quantile } from "./median.ts";
import { openScaledDatabase, type ScaledDatabase } from "./scaled-database.ts";
import { answerOf, askedFor } from "./search/answers.ts";
import { queriesFromNames, queriesFromStories } from "./search/drawn-queries.ts";
import { JUDGED, judgeAnswers, mean, type Verdict } from "./search/judge.ts";
import { MEANT_QUERIES } from "./search/meant-queries.ts";
import { NAME_QUERIES } from "./search/name-queries.ts";
import type { Query } from "./search/query.ts";
import { TEXT_QUERIES } from "./search/text-queries.ts";
import { typedBeginnings } from "./search/typed.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/search.ts 10000 1000000`: recall and precision of the search, and how long the search
 * page and the suggestions wait for the database. `bench/inserts.ts` measures the cost of adding a
 * row with everything that search derives from it.
 */

const LEAST_RECALL = 0.98;
const LEAST_RECALL_PER_LANGUAGE = 0.95;
const LEAST_PRECISION = 0.95;
const MOST_P95_MS = 50;
const MOST_P99_MS = 120;
const MOST_SUGGEST_P95_MS = 20;
const MOST_GROWTH = 3;
const ROUNDS = 3;

type Figures = { news: number; verdicts: Map<Query, Verdict>; search: number[]; suggest: number[] };

const [small = 0, large = small] = process.argv.slice(2).map(Number);
const before = await measureAt(small);
const after = await measureAt(large);
for (const figures of [before, after]) printQuality(figures);
printTimes(before, after);

async function measureAt(news: number): Promise<Figures> {
  const names = nameCompanies(sizesFor(news));
  const queries = [
    ...NAME_QUERIES,
    ...TEXT_QUERIES,
    ...MEANT_QUERIES,
    ...queriesFromNames(names),
    ...queriesFromStories(writeStories(news, names), news),
  ];
  const database = await openScaledDatabase(news);
  try {
    const verdicts = await judge(database, queries, names);
    return { news, verdicts, ...(await time(database, queries, names)) };
  } finally {
    await database.close();
  }
}

async function judge({ client, news }: ScaledDatabase, queries: Query[], names: Names) {
  const asked = [];
  for (const query of queries) asked.push({ query, answer: await answerOf(client, query, JUDGED) });
  return judgeAnswers(asked, names, news);
}

async function time({ client }: ScaledDatabase, queries: Query[], names: Names) {
  const phrases = queries.map(({ text }) => ({
    name: "named_phrases",
    arguments: { phrases: namesAsked(text) },
  }));
  const searches = [];
  for (const { text } of queries) {
    const asked = await askedFor(client, text);
    searches.push({
      name: "search_site",
      arguments: { ...asked, page_size: SEARCH_GROUP_SIZE },
    });
  }
  const search: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const naming = await timeCalls(client, phrases);
    const finding = await timeCalls(client, searches);
    search.push(...finding.map(({ ms }, place) => ms + (naming[place]?.ms ?? 0)));
  }
  const suggest = await timeCalls(
    client,
    typedBeginnings(names, queries).map((query) => ({
      name: "suggest",
      arguments: { query, page_size: SUGGESTION_COUNT },
    })),
  );
  return { search, suggest: suggest.map(({ ms }) => ms) };
}

function printQuality({ news, verdicts }: Figures): void {
  const row = (title: string, queries: Query[], leastRecall: number) => {
    const judged = queries.flatMap((query) => verdicts.get(query) ?? []);
    const recall = mean(judged.map((each) => each.recall)) ?? 0;
    const precision = mean(judged.flatMap((each) => each.precision ?? [])) ?? 1;
    return [
      title,
      String(queries.length),
      recall.toFixed(3),
      verdict(recall >= leastRecall, `≥ ${leastRecall}`),
      precision.toFixed(3),
      title === "all" ? verdict(precision >= LEAST_PRECISION, `≥ ${LEAST_PRECISION}`) : "",
    ];
  };
  const all = [...verdicts.keys()];
  printTable(
    `What is found among ${news.toLocaleString("en")} articles, first ${JUDGED} of each kind`,
    ["queries", "", "recall", "", "precision", ""],
    [
      row("all", all, LEAST_RECALL),
      ...[...LANGUAGES, "mixed"].map((language) =>
        row(
          language,
          all.filter((query) => query.language === language),
          LEAST_RECALL_PER_LANGUAGE,
        ),
      ),
    ],
  );
}

function printTimes(few: Figures, many: Figures): void {
  const row = (
    title: string,
    times: number[],
    fewTimes: number[],
    bars: (string | undefined)[],
  ) => {
    const growth = quantile(times, 0.5) / quantile(fewTimes, 0.5);
    return [
      title,
      String(times.length),
      quantile(times, 0.5).toFixed(1),
      quantile(fewTimes, 0.5).toFixed(1),
      `${growth.toFixed(1)}×`,
      quantile(times, 0.95).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      Math.max(...times).toFixed(1),
      bars.join("; "),
    ];
  };
  const p95 = quantile(many.search, 0.95);
  const p99 = quantile(many.search, 0.99);
  const growth = quantile(many.search, 0.5) / quantile(few.search, 0.5);
  const suggestP95 = quantile(many.suggest, 0.95);
  printTable(
    `Search, warm, one client, at ${many.news.toLocaleString("en")} articles`,
    [
      "",
      "times",
      "p50 ms",
      `p50 at ${few.news.toLocaleString("en")}`,
      "growth",
      "p95 ms",
      "p99 ms",
      "max ms",
      "",
    ],
    [
      row("search page", many.search, few.search, [
        verdict(p95 <= MOST_P95_MS, `p95 ≤ ${MOST_P95_MS}`),
        verdict(p99 <= MOST_P99_MS, `p99 ≤ ${MOST_P99_MS}`),
        verdict(growth <= MOST_GROWTH, `growth ≤ ${MOST_GROWTH}×`),
      ]),
      row("suggestions, letter by letter", many.suggest, few.suggest, [
        verdict(suggestP95 <= MOST_SUGGEST_P95_MS, `p95 ≤ ${MOST_SUGGEST_P95_MS}`),
      ]),
    ],
  );
}
