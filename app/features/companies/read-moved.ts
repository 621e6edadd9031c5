import type { Reader } from "../../platform/backend-context.tsx";
import { namedBy } from "../../platform/uuid.ts";

/**
 * Where a page went that is one with another now.
 * @returns the slug of the other, or null. @throws the backend's error.
 */
export async function readMoved(
  client: Reader,
  kind: "startup" | "investor",
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
    .from(kind === "startup" ? "startups" : "investors")
    .select("slug")
    .eq("is_published", true)
    .eq("id", moved.data.to_id)
    .maybeSingle();
  if (page.error) throw page.error;
  return page.data?.slug ?? null;
}
