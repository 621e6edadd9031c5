import { dayInRegion } from "../../../contracts/days.ts";
import type { Reader } from "../../platform/backend-context.tsx";

/**
 * The day on which the company last published its reviewed page from its own account; null if it
 * never has. @throws the backend's error.
 */
export async function readPublishedOn(client: Reader, page: string): Promise<string | null> {
  const { data, error } = await client.rpc("company_published_at", { page }, { get: true });
  if (error) throw error;
  return data && dayInRegion(new Date(data));
}
