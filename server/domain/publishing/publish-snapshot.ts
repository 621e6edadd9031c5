import type pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import { columnIn, DEFAULT_LANGUAGE, LANGUAGES } from "../../../contracts/languages.ts";
import { languageOf } from "../../language/language-of.ts";
import { OWN_TEXTS, ownText, type PageTables, pageTables } from "../profiles/page-columns.ts";
import { freeSlug } from "./slug.ts";

type Page = { id: string; slug: string };
type Draft = { name: string; tagline: string; description: string };

const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/**
 * Copies the person's current draft to their public page, new or existing, and publishes it.
 * @param logo where the page's logo is served; empty for none
 */
export async function publishSnapshot(
  client: pg.ClientBase,
  userId: string,
  role: Role,
  logo: string,
): Promise<Page> {
  const tables = pageTables(role);
  const { pages, drafts, key } = tables;
  const draft = await readTexts();
  const language = languageOf(`${draft.tagline}\n${draft.description}`);
  const page = (await renew()) ?? (await firstPage());
  await client.query(
    `update public.${drafts} set ${key} = $2, published_at = now() where user_id = $1`,
    [userId, page.id],
  );
  return page;

  async function readTexts(): Promise<Draft> {
    const { rows } = await client.query<Draft>(
      `select name, tagline, description from public.${drafts} where user_id = $1`,
      [userId],
    );
    const [found] = rows;
    if (!found) throw new Error("There is no draft to publish.");
    return found;
  }

  async function renew(): Promise<Page | undefined> {
    const columns = renewedColumns(tables).map(([column, value]) => `${column} = ${value}`);
    const { rows } = await client.query<Page>(
      `update public.${pages} p
          set ${columns.join(", ")}, text_language = $3, logo = $2,
              is_published = true, published_at = coalesce(p.published_at, now())
         from public.${drafts} d where d.user_id = $1 and p.id = d.${key}
       returning p.id, p.slug`,
      [userId, logo, language],
    );
    return rows[0];
  }

  async function firstPage(): Promise<Page> {
    const slug = await freeSlug(client, pages, draft.name);
    const { columns, values } = tables;
    const own = language === DEFAULT_LANGUAGE ? [] : OWN_TEXTS;
    const names = [...columns, ...own.map((name) => columnIn(language, name))];
    const told = [...values, ...own.map((name) => `d.${name}`)];
    const inserted = await client.query<Page>(
      `insert into public.${pages} (${names.join(", ")}, text_language, logo, slug, is_published, published_at)
       select ${told.join(", ")}, $4, $2, $3, true, now() from public.${drafts} d where d.user_id = $1
       returning id, slug`,
      [userId, logo, slug, language],
    );
    const [made] = inserted.rows;
    if (!made) throw new Error("There is no draft to publish.");
    return made;
  }
}

/**
 * The columns that the page `p` takes from the draft `d`; $3 is the language of its texts. They go into
 * that language's columns, and are removed from those of their previous language. A machine's English
 * translation stays as long as its original does.
 */
function renewedColumns({ columns, values }: PageTables): [column: string, value: string][] {
  return columns.flatMap((column, at): [string, string][] => {
    const value = values[at] ?? "null";
    if (!OWN_TEXTS.includes(column)) return [[column, value]];
    const isTranslated = `'${column}' = any (p.machine_texts) and p.text_language = $3
      and ${ownText("p", column)} = ${value}`;
    return [
      [column, `case when ${isTranslated} then p.${column} else ${value} end`],
      ...TRANSLATIONS.map((language): [string, string] => {
        const translation = columnIn(language, column);
        return [
          translation,
          `case '${language}' when $3 then ${value} when p.text_language then null else p.${translation} end`,
        ];
      }),
    ];
  });
}
