import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FETCH_DEFAULTS } from "../../contracts/news-feed.ts";

/** On the server a timer would keep each rendered page in memory for that long. */
const KEPT_MS = import.meta.env.SSR ? Number.POSITIVE_INFINITY : FETCH_DEFAULTS.freshForMs;

/** Data fetching as in spec §7; a paused fetch resumes when the device is online again. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: FETCH_DEFAULTS.freshForMs,
            gcTime: KEPT_MS,
            retry: FETCH_DEFAULTS.retries,
            retryDelay: (attempt) =>
              Math.min(FETCH_DEFAULTS.firstRetryMs * 2 ** attempt, FETCH_DEFAULTS.longestRetryMs),
            networkMode: "online",
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
