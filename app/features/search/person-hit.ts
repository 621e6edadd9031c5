import type { Reader } from "../../platform/backend-context.tsx";

/** A founder whom a company's page names. */
export type PersonHit = {
  /** Their company's. */
  id: string;
  name: string;
  company: { slug: string; name: string; logo: string };
  isSample: boolean;
};

/** Reads the founders that a search found, in any order. */
export async function readPersonHits(
  client: Reader,
  { ids }: { ids: string[] },
): Promise<PersonHit[]> {
  const { data, error } = await client
    .from("startups")
    .select("id,slug,name,logo,founder_name,is_sample")
    .eq("is_published", true)
    .in("id", ids);
  if (error) throw error;
  return data.map(({ id, slug, name, logo, founder_name, is_sample }) => ({
    id,
    name: founder_name,
    company: { slug, name, logo },
    isSample: is_sample,
  }));
}
