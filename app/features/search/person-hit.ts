import type { Reader } from "../../platform/backend-context.tsx";
import type { Lacking, LacksOf } from "./lacking.ts";

/** A founder named on a company's page. */
export type PersonHit = Lacking & {
  /** Their company's. */
  id: string;
  name: string;
  company: { slug: string; name: string; logo: string };
  isSample: boolean;
};

/** Reads the founders that a search found, in any order. */
export async function readPersonHits(
  client: Reader,
  { ids, lacksOf }: { ids: string[]; lacksOf: LacksOf },
): Promise<PersonHit[]> {
  const { data, error } = await client
    .from("startups")
    .select("id,slug,name,logo,founder_name,is_sample,country,industries,venture_round")
    .eq("is_published", true)
    .in("id", ids);
  if (error) throw error;
  return data.map(({ id, slug, name, logo, founder_name, is_sample, ...record }) => ({
    id,
    name: founder_name,
    company: { slug, name, logo },
    isSample: is_sample,
    // A name is found wherever its company is.
    ...lacksOf("person", id, {
      filed: [record.country, record.venture_round, ...record.industries],
    }),
  }));
}
