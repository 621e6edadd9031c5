import type { Reader } from "../../platform/backend-context.tsx";

/**
 * The first day of the newest month that has a report; null for none.
 * @throws the backend's error.
 */
export async function readNewestMonth(client: Reader): Promise<string | null> {
  const { data, error } = await client
    .from("reports")
    .select("period")
    .eq("kind", "month")
    .order("period", { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data?.period ?? null;
}
