import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../contracts/languages.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../app/i18n/locales");

const frameSchema = z.object({
  categoryEvent: z.string(),
  categoryFunding: z.string(),
  categoryInsight: z.string(),
  categoryBranded: z.string(),
  categoryNews: z.string(),
  mainNavigation: z.string(),
  navNews: z.string(),
  navStartups: z.string(),
  navInvestors: z.string(),
  navFunding: z.string(),
  searchPlaceholder: z.string(),
});
const homeSchema = z.object({ heroTitle: z.string() });
const fundingSchema = z.object({ measureDifficulty: z.string() });
const crashSchema = z.object({
  crashTitle: z.string(),
  crashText: z.string(),
  tryAgain: z.string(),
});

const overloadSchema = z.object({
  busyTitle: z.string(),
  busyText: z.string(),
  tooManyTitle: z.string(),
  tooManyText: z.string(),
});

type Words = z.infer<typeof frameSchema> &
  z.infer<typeof homeSchema> &
  z.infer<typeof fundingSchema> &
  z.infer<typeof crashSchema> &
  z.infer<typeof overloadSchema>;

/** The few locale words that the server itself uses (previews, pages of last resort). */
const words = new Map<Language, Words>(
  LANGUAGES.map((language) => {
    const read = (namespace: string): unknown =>
      JSON.parse(readFileSync(path.join(FOLDER, language, `${namespace}.json`), "utf8"));
    return [
      language,
      {
        ...frameSchema.parse(read("frame")),
        ...homeSchema.parse(read("home")),
        ...fundingSchema.parse(read("funding")),
        ...crashSchema.parse(read("crash")),
        ...overloadSchema.parse(read("overload")),
      },
    ];
  }),
);

export function wordsOf(language: Language): Words {
  const found = words.get(language);
  if (!found) throw new Error(`No words for ${language}`);
  return found;
}

export function categoryName(category: string, language: Language): string {
  const all = wordsOf(language);
  const names: Record<string, string> = {
    Event: all.categoryEvent,
    Funding: all.categoryFunding,
    Insight: all.categoryInsight,
    Branded: all.categoryBranded,
  };
  return names[category] ?? all.categoryNews;
}
