import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  COUNTRIES,
  FUNDING_KINDS,
  INDUSTRIES,
  INVESTOR_TYPES,
  TEAM_SIZES,
  VENTURE_ROUNDS,
} from "../../contracts/catalogue.ts";
import { LANGUAGES } from "../../contracts/languages.ts";
import { NEWS_CATEGORIES } from "../../contracts/news-feed.ts";
import { SLUG } from "../../contracts/slug.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../supabase/seed/sample");

const slug = z.string().regex(SLUG);
const everyLanguage = z.strictObject({
  en: z.string().min(1),
  zh: z.string().min(1),
  vi: z.string().min(1),
  th: z.string().min(1),
  id: z.string().min(1),
});

const startupSchema = z.object({
  slug,
  name: z.string(),
  country: z.enum(COUNTRIES),
  city: z.string(),
  address: z.string(),
  industries: z.array(z.enum(INDUSTRIES)).min(1),
  ventureRound: z.enum(VENTURE_ROUNDS),
  foundedYear: z.number().int(),
  employees: z.enum(TEAM_SIZES),
  website: z.url(),
  founderName: z.string(),
  tagline: everyLanguage,
  description: everyLanguage,
});

const investorSchema = z.object({
  slug,
  name: z.string(),
  types: z.array(z.enum(INVESTOR_TYPES)).min(1),
  country: z.enum(COUNTRIES),
  city: z.string(),
  address: z.string(),
  foundedYear: z.number().int(),
  website: z.url(),
  investmentStages: z.array(z.enum(VENTURE_ROUNDS)),
  targetRegions: z.array(z.enum(COUNTRIES)),
  targetIndustries: z.array(z.enum(INDUSTRIES)),
  tagline: everyLanguage,
  description: everyLanguage,
});

const roundSchema = z.object({
  key: z.string(),
  startup: slug,
  kind: z.enum(FUNDING_KINDS),
  daysAgo: z.number().int().positive(),
  amountUsdThousand: z.number().positive().nullable(),
  lead: slug,
  participants: z.array(slug),
});

/** Only with a domain that nobody can register, as made-up links must lead nowhere. */
const sourceSchema = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  url: z.url({ protocol: /^https$/, hostname: /\.example$/ }),
});

const articleSchema = z.object({
  slug,
  category: z.enum(NEWS_CATEGORIES),
  minutesAgo: z.number().int().positive(),
  startups: z.array(slug),
  investors: z.array(slug),
  round: z.string().nullable(),
  sources: z.array(sourceSchema).min(1).max(3),
  title: everyLanguage,
  excerpt: everyLanguage,
});

export type SampleStartup = z.infer<typeof startupSchema>;
export type SampleInvestor = z.infer<typeof investorSchema>;
export type SampleRound = z.infer<typeof roundSchema>;
export type SampleArticle = z.infer<typeof articleSchema> & {
  body: z.infer<typeof everyLanguage>;
  imageAlt: z.infer<typeof everyLanguage>;
};

export type SampleContent = {
  startups: SampleStartup[];
  investors: SampleInvestor[];
  rounds: SampleRound[];
  articles: SampleArticle[];
};

/** Reads and checks the sample content of `supabase/seed/sample`. */
export function readSampleContent(): SampleContent {
  const imageAlts = z.record(slug, everyLanguage).parse(readJson("image-descriptions.json"));
  return {
    startups: z.array(startupSchema).parse(readJson("startups.json")),
    investors: z.array(investorSchema).parse(readJson("investors.json")),
    rounds: z.array(roundSchema).parse(readJson("funding-rounds.json")),
    articles: readdirSync(path.join(FOLDER, "news"))
      .sort()
      .map((name) => {
        const article = articleSchema.parse(readJson(path.join("news", name, "article.json")));
        return {
          ...article,
          body: readBodies(name),
          imageAlt: everyLanguage.parse(imageAlts[article.slug]),
        };
      }),
  };
}

function readBodies(name: string) {
  return everyLanguage.parse(
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        readFileSync(path.join(FOLDER, "news", name, `body.${language}.md`), "utf8").trim(),
      ]),
    ),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"));
}
