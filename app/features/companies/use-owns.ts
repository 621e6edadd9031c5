import { useQuery } from "@tanstack/react-query";
import { useBackend } from "../../platform/backend-context.tsx";
import { useSession } from "../account/session.tsx";

/** Whether a company's page is the signed-in person's own; false until that is known. */
export function useOwns(kind: "startup" | "investor", id: string): boolean {
  const { connect } = useBackend();
  const session = useSession();
  const userId = session.status === "signed-in" ? session.session.user.id : "";
  const { data = false } = useQuery({
    queryKey: ["owns", userId, id],
    queryFn: async ({ signal }) => {
      const client = await connect();
      const drafts =
        kind === "startup"
          ? client.from("startup_profiles").select("user_id").eq("startup_id", id)
          : client.from("investor_profiles").select("user_id").eq("investor_id", id);
      const { data } = await drafts.abortSignal(signal).maybeSingle().throwOnError();
      return data !== null;
    },
    enabled: userId !== "",
  });
  return data;
}
