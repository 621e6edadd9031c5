import { useQuery } from "@tanstack/react-query";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useBackend } from "../../platform/backend-context.tsx";

/** The page as everybody sees it, which may be older than the profile. */
export function usePublicPage(role: Role, page: string) {
  const { connect } = useBackend();
  return useQuery({
    queryKey: ["public-page", page],
    queryFn: async ({ signal }) => {
      const client = await connect();
      const { data } = await client
        .from(role === STARTUP_ROLE ? "startups" : "investors")
        .select("name, tagline, logo")
        .eq("slug", page.slice(page.lastIndexOf("/") + 1))
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
    // Each publication changes it, after which it is shown afresh.
    staleTime: 0,
    // Its address is shown even without it.
    retry: false,
  });
}
