import type { Reader } from "../../platform/backend-context.tsx";

/** Whether the company has published its page from an account of its own. @throws the backend's error. */
export async function readByCompany(client: Reader, page: string): Promise<boolean> {
  const { data, error } = await client.rpc("published_by_company", { page }, { get: true });
  if (error) throw error;
  return data;
}
