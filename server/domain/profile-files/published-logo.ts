import type pg from "pg";

/**
 * Whether a public page of the logo's owner still shows it: a page stays as it was published even after
 * its owner has replaced or removed the logo.
 * @param path an SQL expression for the path of the logo's row.
 */
export function isPublishedLogo(path: string): string {
  const shownBy = (profiles: string, companies: string, key: string) =>
    `exists (select from public.${profiles} p join public.${companies} c on c.id = p.${key}
              where p.user_id::text = split_part(${path}, '/', 1) and strpos(c.logo, ${path}) > 0)`;
  return `(${shownBy("startup_profiles", "startups", "startup_id")}
        or ${shownBy("investor_profiles", "investors", "investor_id")})`;
}

export async function isLogoPublished(pool: pg.Pool, path: string): Promise<boolean> {
  const { rows } = await pool.query<{ shown: boolean }>(
    `select ${isPublishedLogo("$1::text")} as shown`,
    [path],
  );
  return rows[0]?.shown ?? true;
}
