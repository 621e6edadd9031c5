import type pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import { pageTables } from "../profiles/page-columns.ts";
import { freeSlug } from "./slug.ts";

type Page = { id: string; slug: string };

/**
 * Makes the person's public page what their draft says now, and publishes it: a new page, or the
 * one that they had.
 * @param logo where the page's logo is served; empty for none.
 */
export async function publishSnapshot(
  client: pg.ClientBase,
  userId: string,
  role: Role,
  logo: string,
): Promise<Page> {
  const { pages, drafts, key, columns, values } = pageTables(role);
  const updated = await client.query<Page>(
    `update public.${pages} p
        set ${columns.map((column, at) => `${column} = ${values[at]}`).join(", ")}, logo = $2,
            is_published = true, published_at = coalesce(p.published_at, now())
       from public.${drafts} d where d.user_id = $1 and p.id = d.${key}
     returning p.id, p.slug`,
    [userId, logo],
  );
  const page = updated.rows[0] ?? (await firstPage());
  await client.query(
    `update public.${drafts} set ${key} = $2, published_at = now() where user_id = $1`,
    [userId, page.id],
  );
  return page;

  async function firstPage(): Promise<Page> {
    const { rows } = await client.query<{ name: string }>(
      `select name from public.${drafts} where user_id = $1`,
      [userId],
    );
    const slug = await freeSlug(client, pages, rows[0]?.name ?? "");
    const inserted = await client.query<Page>(
      `insert into public.${pages} (${columns.join(", ")}, logo, slug, is_published, published_at)
       select ${values.join(", ")}, $2, $3, true, now() from public.${drafts} d where d.user_id = $1
       returning id, slug`,
      [userId, logo, slug],
    );
    const [made] = inserted.rows;
    if (!made) throw new Error("There is no draft to publish.");
    return made;
  }
}
