import { useMessages } from "../../i18n/messages-context.tsx";
import { SaveButton } from "./save-button.tsx";
import type { SavedPlace } from "./use-saved.ts";

/**
 * Saves a search for the signed-in person.
 * @param address the search on this site, such as `/startups?country=Vietnam`.
 * @param label its name in the list of saved searches.
 */
export function SaveSearchButton(props: { address: string; label: string }) {
  const { address, label } = props;
  const t = useMessages("saved");
  return (
    <SaveButton
      place={savedSearch(address, label)}
      save={t("saveSearch")}
      saved={t("savedSearch")}
    />
  );
}

function savedSearch(address: string, label: string): SavedPlace {
  return {
    key: ["search", address],
    async isSaved(client, signal) {
      const query = client.from("saved_searches").select("id").eq("address", address);
      const { data } = await query.abortSignal(signal).maybeSingle().throwOnError();
      return data !== null;
    },
    async save(client) {
      await client.from("saved_searches").insert({ address, label }).throwOnError();
    },
    async remove(client) {
      await client.from("saved_searches").delete().eq("address", address).throwOnError();
    },
  };
}
