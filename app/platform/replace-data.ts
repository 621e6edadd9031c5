import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Shows an operation's answer. The result of a read that began earlier is ignored. */
export async function replaceData<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  data: Data,
): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Data>(queryKey, data);
}
