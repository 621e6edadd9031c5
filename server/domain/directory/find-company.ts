import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import { inLanguage } from "../../postgres/in-language.ts";

/** A published startup's or investor's name and tagline, in a language or else in the original. */
export async function findCompany(
  pool: pg.Pool,
  list: "startups" | "investors",
  slug: string,
  language: Language,
): Promise<{ name: string; tagline: string } | undefined> {
  const tagline = inLanguage("tagline", language);
  const { rows } = await pool.query<{ name: string; tagline: string }>(
    `select name, ${tagline} as tagline from public.${list} where is_published and slug = $1`,
    [slug],
  );
  return rows[0];
}
