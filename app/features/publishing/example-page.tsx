import { useQuery } from "@tanstack/react-query";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { PageCard } from "./public-page.tsx";

/**
 * A made-up page of the same role, until the person has their own: no member's page stands for all.
 */
export function ExamplePage({ role }: { role: Role }) {
  const t = useMessages("publishing");
  const pages = role === STARTUP_ROLE ? "startups" : "investors";
  const { data: shown } = useExample(pages);
  if (!shown) return null;
  return (
    <section aria-labelledby="example-page" className="mt-6 max-w-prose">
      <h3 id="example-page" className="text-lg font-bold">
        {t("examplePage")}
      </h3>
      <div className="mt-2">
        <PageCard page={`/${pages}/${shown.slug}`} shown={shown} />
      </div>
    </section>
  );
}

/** One with a logo, to show what the person's own would look like. */
function useExample(pages: "startups" | "investors") {
  const { connect } = useBackend();
  return useQuery({
    queryKey: ["example-page", pages],
    queryFn: async ({ signal }) => {
      const client = await connect();
      const { data } = await client
        .from(pages)
        .select("slug, name, tagline, logo")
        .eq("is_sample", true)
        .neq("logo", "")
        .order("published_at", { ascending: false })
        .order("id")
        .limit(1)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
    // It is only an example: the page is complete without it.
    retry: false,
  });
}
