import { z } from "zod";
import { SERVICES } from "../credits.ts";
import { LANGUAGES } from "../languages.ts";
import { operation } from "../operation.ts";
import { DOCUMENT_STATES } from "./documents.ts";
import { FEED_HEALTHS } from "./feeds.ts";

/** What is counted each day, in the order in which the start of the desk shows it. */
export const DAILY_FIGURES = [
  "signUps",
  "activePeople",
  "creditsSold",
  "salesCents",
  "creditsSpent",
  "runsDone",
  "runsFailed",
  "modelMicros",
  "emptySearches",
] as const;
export type DailyFigure = (typeof DAILY_FIGURES)[number];

/** Two complete weeks, and today so far. */
export const DAYS_SHOWN = 15;

const day = z.iso.date();
const count = z.number().min(0);

const daily = z.object({
  figure: z.enum(DAILY_FIGURES),
  /** One for each of `days`. */
  perDay: z.array(count).length(DAYS_SHOWN),
  /** Of the last seven complete days, and of the seven before; each counts a person once. */
  week: count,
  weekBefore: count,
});
export type DailyCounts = z.infer<typeof daily>;

const runs = z.object({
  service: z.enum(SERVICES),
  done: z.int(),
  failed: z.int(),
  doneBefore: z.int(),
  failedBefore: z.int(),
  /** The median, and the time that nearly all runs stayed below; null without a run. */
  medianSeconds: z.number().nullable(),
  mostSeconds: z.number().nullable(),
});
export type RunFigures = z.infer<typeof runs>;

const failedJob = z.object({
  task: z.string(),
  isMail: z.boolean(),
  /** Still retried, and given up. */
  waiting: z.int(),
  givenUp: z.int(),
  lastError: z.string(),
  lastAt: z.iso.datetime(),
});
export type FailedJob = z.infer<typeof failedJob>;

const newsletter = z.object({
  /** How many get the next week's mail, and how many have not confirmed yet. */
  readers: z.int(),
  waiting: z.int(),
  /** Null before the first. */
  last: z.object({ week: day, mails: z.int(), sent: z.int() }).nullable(),
});

const isTimeZone = (name: string) => {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

export const readFigures = operation({
  path: "desk/read-figures",
  summary: "Tells how the site does: the last two weeks by day, and what needs a look.",
  input: z.object({
    /** The reader's time zone, in which days begin and end. */
    timeZone: z.string().max(64).refine(isTimeZone).default("UTC"),
  }),
  output: z.object({
    /** From the earliest to today. */
    days: z.array(day).length(DAYS_SHOWN),
    daily: z.array(daily),
    runs: z.array(runs),
    articles: z.object({
      states: z.array(z.object({ state: z.enum(DOCUMENT_STATES), count: z.int() })),
      published: z.int(),
      /** How many published articles can be read in it. */
      languages: z.array(z.object({ language: z.enum(LANGUAGES), count: z.int() })),
    }),
    /** Of the last seven days and today, the most frequent first. */
    emptySearches: z.array(z.object({ query: z.string(), times: z.int() })),
    newsletter,
    failedJobs: z.array(failedJob),
    /** How many feeds are in which health. */
    feeds: z.array(z.object({ health: z.enum(FEED_HEALTHS), count: z.int() })),
  }),
  audience: "staff",
});
export type Figures = z.infer<typeof readFigures.output>;
