import { useQuery } from "@tanstack/react-query";
import { useBackend } from "../../platform/backend-context.tsx";
import { filesKey, readFiles } from "./read-draft.ts";

/** Where the person's logo is served; empty while there is none. */
export function useLogo(userId: string): string {
  const { connect } = useBackend();
  const { data } = useQuery({
    queryKey: [...filesKey(userId), "logo"],
    queryFn: async () => {
      const client = await connect();
      const logo = (await readFiles(client, userId)).find(({ kind }) => kind === "logo");
      return logo ? client.storage.from("logos").getPublicUrl(logo.path).data.publicUrl : "";
    },
  });
  return data ?? "";
}
