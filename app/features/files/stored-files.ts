import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type FileKind,
  removeFile,
  type StoredFile,
  storedFile,
} from "../../../contracts/uploads.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { replaceData } from "../../platform/replace-data.ts";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { useStatusChanged } from "../account/use-profile-status.ts";

const COLUMNS = "kind, path, name, bytes, pages, uploaded_at";

/** Its query key; the profile's other screens may refetch all files at once. */
export function storedFileKey(person: Person, kind: FileKind) {
  return ["profile-files", person.session.user.id, kind];
}

/** The person's file of a kind, as it is in storage now; null if there is none. */
export function useStoredFile(person: Person, kind: FileKind) {
  const { connect } = useBackend();
  return useQuery({
    queryKey: storedFileKey(person, kind),
    async queryFn({ signal }): Promise<StoredFile | null> {
      const client = await connect();
      const query = client.from("profile_files").select(COLUMNS).eq("kind", kind);
      const { data } = await query.abortSignal(signal).maybeSingle().throwOnError();
      return data && storedFile.parse(data);
    },
    // Another device may have replaced it, and then its path is gone.
    staleTime: 0,
  });
}

/** Removes the person's file of a kind. */
export function useRemoval(person: Person, kind: FileKind) {
  const queries = useQueryClient();
  const accessToken = useAccessToken();
  const statusChanged = useStatusChanged(person.session.user.id);
  return useMutation({
    networkMode: "always",
    mutationFn: async () => callOperation(removeFile, await accessToken(), { kind }),
    async onSuccess() {
      await replaceData(queries, storedFileKey(person, kind), null);
      statusChanged();
    },
    onError: (error: unknown) => console.warn("A file could not be removed", error),
  });
}
