import type pg from "pg";
import {
  COMPANY_TEXTS,
  type CompanyContent,
  type CompanyText,
  readYear,
} from "../../../../contracts/desk/company.ts";
import { ORIGINAL, stampTranslations } from "../../../../contracts/desk/translations.ts";
import type { FieldProblems } from "../../../../contracts/errors.ts";
import { columnIn, LANGUAGES } from "../../../../contracts/languages.ts";
import { stampSources } from "./fact-sources.ts";
import type { DocumentKindRules } from "./kind.ts";
import { addressAfter } from "./page-address.ts";
import { findPicture, isPictureGone, referenceOf } from "./pictures-of-drafts.ts";
import { keepDocument } from "./public-row.ts";

type CompanyTable = "startups" | "investors";

/** A row of either table, as returned by PostgreSQL. */
type CompanyRow = Record<string, unknown> & {
  slug: string;
  name: string;
  country: string;
  city: string;
  address: string;
  founded_year: number | null;
  website: string | null;
  logo: string;
  /** Names of the columns that a machine has translated. */
  machine_texts: string[];
  updated_at: Date;
};

export async function readCompanyRow(
  client: pg.ClientBase,
  table: CompanyTable,
  id: string,
): Promise<CompanyRow | undefined> {
  const { rows } = await client.query<CompanyRow>(`select * from public.${table} where id = $1`, [
    id,
  ]);
  return rows[0];
}

/** The content that both kinds of company take from a public row. */
export function contentOfRow(row: CompanyRow) {
  const at = row.updated_at.toISOString();
  const texts = LANGUAGES.map((language) => {
    const [tagline, description] = COMPANY_TEXTS.map((name) => {
      const value = row[columnIn(language, name)];
      return typeof value === "string" ? value : "";
    });
    const isMachine = COMPANY_TEXTS.some((name) =>
      row.machine_texts.includes(columnIn(language, name)),
    );
    const text = { tagline, description, at: tagline || description ? at : null, isMachine };
    return [language, text] as const;
  });
  return {
    slug: row.slug,
    name: row.name,
    texts: Object.fromEntries(texts),
    country: row.country,
    city: row.city,
    address: row.address,
    foundedYear: row.founded_year === null ? "" : String(row.founded_year),
    website: row.website ?? "",
    logo: referenceOf(row.logo),
  };
}

/** The columns that both kinds of company have. */
export async function columnsOf(
  client: pg.ClientBase,
  content: CompanyContent,
): Promise<Record<string, unknown>> {
  const logo = content.logo.trim();
  const columns: Record<string, unknown> = {
    slug: content.slug,
    name: content.name.trim(),
    country: content.country,
    city: content.city.trim(),
    address: content.address.trim(),
    founded_year: readYear(content.foundedYear) ?? null,
    website: content.website || null,
    logo: (await findPicture(client, logo))?.address ?? logo,
    is_published: true,
  };
  for (const language of LANGUAGES) {
    for (const name of COMPANY_TEXTS) {
      const text = content.texts[language][name].trim();
      columns[columnIn(language, name)] = language === ORIGINAL ? text : text || null;
    }
  }
  return columns;
}

/**
 * A translation that somebody has read counts as a person's from now on. Must come before writing the row: a marked
 * translation of changed words would be deleted (`internal.keep_machine_texts`).
 */
export async function dropMachineMarks(
  client: pg.ClientBase,
  table: CompanyTable,
  id: string,
  { texts }: CompanyContent,
): Promise<void> {
  const read = LANGUAGES.filter((language) => !texts[language].isMachine).flatMap((language) =>
    COMPANY_TEXTS.map((name) => columnIn(language, name)),
  );
  await keepDocument(client);
  await client.query(
    `update public.${table} set machine_texts = array(
       select named from unnest(machine_texts) as named where named <> all ($2)
     ) where id = $1 and machine_texts && $2::text[]`,
    [id, read],
  );
}

/** The parts of a save that the server decides, for either kind of company. */
export function stampCompany<Content extends CompanyContent>(
  before: Content,
  after: Content,
  { now, by, isAddressGiven }: Parameters<DocumentKindRules["stamp"]>[2],
): Content {
  const wordsOf = ({ tagline, description }: CompanyText) => [tagline, description];
  return {
    ...after,
    slug: addressAfter(before, after, isAddressGiven),
    texts: stampTranslations(before.texts, after.texts, now, wordsOf),
    sources: stampSources(before.sources, after.sources, by),
  };
}

/** Problems: an address that another page already has, or a logo that is gone. */
export async function rowProblems(
  client: pg.ClientBase,
  table: CompanyTable,
  id: string,
  { slug, logo }: CompanyContent,
): Promise<FieldProblems> {
  const { rowCount } = await client.query(
    `select from public.${table} where slug = $1 and id <> $2`,
    [slug, id],
  );
  return {
    ...(rowCount ? { slug: "addressTaken" } : {}),
    ...((await isPictureGone(client, logo)) ? { logo: "pictureGone" } : {}),
  };
}
