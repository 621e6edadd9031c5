/** The number of companies for each option, by parameter and value, and the current total. */
export type Facets = { total: number; options: Record<string, Record<string, number>> };

type Counted = { facet: string; value: string | null; count: number };

/** @param parameters the parameter in the address, by the facet's name in the database. */
export function toFacets(rows: Counted[], parameters: Record<string, string>): Facets {
  const options: Facets["options"] = {};
  for (const { facet, value, count } of rows) {
    const parameter = parameters[facet];
    if (parameter === undefined || value === null) continue;
    options[parameter] = { ...options[parameter], [value]: count };
  }
  return { total: rows.find(({ facet }) => facet === "total")?.count ?? 0, options };
}
