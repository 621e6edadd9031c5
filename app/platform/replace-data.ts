import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Shows what an operation has answered. What a read that began before it still brings is ignored. */
export async function replaceData<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  data: Data,
): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Data>(queryKey, data);
}
