import { useQuery, useQueryClient } from "@tanstack/react-query";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import {
  type SavedWebsite,
  savedWebsite,
  saveWebsite,
} from "../../../contracts/website-submission.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { replaceData } from "../../platform/replace-data.ts";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { useStatusChanged } from "../account/use-profile-status.ts";

const NO_PROFILE: SavedWebsite = { website: "", version: 0 };

/** The website on the person's profile, with the version that a change is based on. */
export function useWebsite({ role, session }: Person) {
  const { connect } = useBackend();
  return useQuery({
    queryKey: keyOf(session.user.id),
    async queryFn({ signal }): Promise<SavedWebsite> {
      const client = await connect();
      const table = role === STARTUP_ROLE ? "startup_profiles" : "investor_profiles";
      const { data } = await client
        .from(table)
        .select("website, version")
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data ? savedWebsite.parse(data) : NO_PROFILE;
    },
    // The profile's form and other devices change it, too.
    staleTime: 0,
  });
}

/** Saves the website to the profile; resolves to what is saved now. */
export function useWebsiteSaving({ session }: Person) {
  const queries = useQueryClient();
  const accessToken = useAccessToken();
  const key = keyOf(session.user.id);
  const statusChanged = useStatusChanged(session.user.id);
  return async (website: { url: string; version: number }): Promise<SavedWebsite> => {
    try {
      const saved = await callOperation(saveWebsite, await accessToken(), website);
      await replaceData(queries, key, saved);
      statusChanged();
      return saved;
    } catch (error) {
      // The next attempt must be based on the current state.
      void queries.invalidateQueries({ queryKey: key });
      throw error;
    }
  };
}

function keyOf(userId: string) {
  return ["website", userId];
}
