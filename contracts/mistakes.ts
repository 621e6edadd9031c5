import { z } from "zod";
import { LANGUAGES } from "./languages.ts";
import { EMAIL_MAX_LENGTH } from "./mails.ts";

/** "Report a mistake": what readers can report about a public page, and about which part of it. */
const REPORTED_KINDS = ["article", "startup", "investor", "funding", "site"] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

export const MISTAKE_FIELDS = [
  "title",
  "text",
  "name",
  "description",
  "people",
  "figure",
  "date",
  "round",
  "investors",
  "portfolio",
  "company",
  "industry",
  "location",
  "website",
  "picture",
  "logo",
  "source",
  "translation",
  "other",
] as const;
export type MistakeField = (typeof MISTAKE_FIELDS)[number];

/** The parts of each kind of page, as readers would look for them; the last means anything else. */
export const FIELDS_OF: Record<ReportedKind, readonly MistakeField[]> = {
  article: [
    "title",
    "text",
    "figure",
    "date",
    "name",
    "company",
    "source",
    "picture",
    "translation",
    "other",
  ],
  startup: [
    "name",
    "description",
    "people",
    "website",
    "industry",
    "location",
    "round",
    "figure",
    "investors",
    "logo",
    "translation",
    "other",
  ],
  investor: [
    "name",
    "description",
    "website",
    "location",
    "portfolio",
    "round",
    "logo",
    "translation",
    "other",
  ],
  funding: ["figure", "round", "date", "company", "investors", "translation", "other"],
  site: ["text", "translation", "other"],
};

/** A page that can be reported: its kind, and its name in the address (for figures the path; empty for the tracker). */
export type ReportedPage = { kind: ReportedKind; slug: string };

const COMPANY_PAGE = /^\/(startup|investor)s\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** Reports and hubs show the tracker's figures. */
const FIGURES_PAGE = /^\/((?:reports|countries|sectors)\/[a-z0-9]+(?:-[a-z0-9]+)*)$/;
const ARTICLE_PAGE = /^\/news\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Reads the path of a page; anything unknown is about the site as a whole. */
export function readReportedPage(path: string): ReportedPage {
  if (path.length > 200) return { kind: "site", slug: "" };
  const [, article] = ARTICLE_PAGE.exec(path) ?? [];
  if (article !== undefined) return { kind: "article", slug: article };
  const [, kind, slug = ""] = COMPANY_PAGE.exec(path) ?? [];
  if (kind === "startup" || kind === "investor") return { kind, slug };
  const [, figures] = FIGURES_PAGE.exec(path) ?? [];
  if (figures !== undefined) return { kind: "funding", slug: figures };
  return { kind: path === "/funding-tracker" ? "funding" : "site", slug: "" };
}

/** The path of a reported page; empty for the site as a whole. */
export function reportedPath({ kind, slug }: ReportedPage): string {
  if (kind === "site") return "";
  if (kind === "funding") return slug === "" ? "/funding-tracker" : `/${slug}`;
  return kind === "article" ? `/news/${slug}` : `/${kind}s/${slug}`;
}

/** The outcome of sending, for browsers without scripts. */
const REPORT_OUTCOMES = ["sent", "invalid", "often", "failed"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What `/report` shows. */
export type ReportView = { page: ReportedPage; outcome: ReportOutcome | undefined };

export function readReportView(search: URLSearchParams): ReportView {
  return {
    page: readReportedPage(search.get("page") ?? ""),
    outcome: REPORT_OUTCOMES.find((one) => one === search.get("outcome")),
  };
}

/** The canonical query of a view, with `?`; empty for the site as a whole. */
export function reportQuery({ page, outcome }: ReportView): string {
  const path = reportedPath(page);
  const query = new URLSearchParams({
    ...(path !== "" && { page: path }),
    ...(outcome && { outcome }),
  }).toString();
  return query === "" ? "" : `?${query}`;
}

export const LONGEST_MISTAKE = 2000;

/** Room for the longest text in the letters that take most bytes, and the rest of the form. */
export const MOST_REPORT_BYTES = 32 * 1024;

/** What `POST /api/report/send` takes, from anybody. */
export const reportForm = z.object({
  /** Path of the page; empty for the site as a whole. */
  page: z.string().max(200).default(""),
  field: z.enum(MISTAKE_FIELDS),
  text: z
    .string()
    .trim()
    .min(1, { error: "required" })
    .max(LONGEST_MISTAKE, { error: `tooLong:${LONGEST_MISTAKE}` }),
  /** For the answer; empty if none is wanted. */
  email: z
    .union([
      z.literal(""),
      z
        .string()
        .trim()
        .max(EMAIL_MAX_LENGTH)
        .pipe(z.email({ error: "invalidEmail" })),
    ])
    .default(""),
  language: z.enum(LANGUAGES).default("en"),
  /** Nobody sees this field: whoever fills it in is a program. */
  homepage: z.string().max(500).default(""),
});
export type Report = z.output<typeof reportForm>;
