import { type ExportPart, ownRows } from "./part.ts";

/** The person's saved items: companies by name as well, because an id says nothing to them. */
export const savedParts: ExportPart[] = [
  savedCompanies("saved_startups", "startup"),
  savedCompanies("saved_investors", "investor"),
  ownRows("saved_searches", "public.saved_searches", "created_at, id"),
];

function savedCompanies(table: string, company: "startup" | "investor"): ExportPart {
  return {
    name: table,
    async read(client, actor) {
      const { rows } = await client.query(
        `select s.${company}_id as id, c.slug, c.name, s.created_at
           from public.${table} s
           left join public.${company}s c on c.id = s.${company}_id and c.is_published
          where s.user_id = $1 order by s.created_at, s.${company}_id`,
        [actor.userId],
      );
      return rows;
    },
  };
}
