import type { Reader } from "./backend-context.tsx";
import { namedBy } from "./uuid.ts";

const TABLES = { article: "news", startup: "startups", investor: "investors" } as const;

/**
 * Where a page went that has moved or was merged into another.
 * @returns its present slug, or null. @throws the backend's error.
 */
export async function readMoved(
  client: Reader,
  kind: keyof typeof TABLES,
  slugOrId: string,
): Promise<string | null> {
  const name = namedBy(slugOrId);
  if (!name) return null;
  const moved = await client
    .from("moved_addresses")
    .select("to_id")
    .eq("kind", kind)
    .eq("name", name.value)
    .maybeSingle();
  if (moved.error) throw moved.error;
  if (!moved.data) return null;
  const page = await client
    .from(TABLES[kind])
    .select("slug")
    .eq("is_published", true)
    .eq("id", moved.data.to_id)
    .maybeSingle();
  if (page.error) throw page.error;
  return page.data?.slug ?? null;
}
