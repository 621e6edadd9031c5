import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type Client, useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { useSession } from "../account/session.tsx";

/** How one thing is saved; all three functions run as the signed-in person. */
export type SavedPlace = {
  /** Identifies the thing among all that can be saved. */
  key: readonly string[];
  /** @throws the backend's error, like the other two. */
  isSaved(client: Client, signal: AbortSignal): Promise<boolean>;
  save(client: Client): Promise<void>;
  remove(client: Client): Promise<void>;
};

/**
 * Whether the signed-in person has saved something, and a function that changes it: also before it is
 * known who reads.
 */
export function useSaved(place: SavedPlace) {
  const t = useMessages("saved");
  const { connect } = useBackend();
  const session = useSession();
  const queries = useQueryClient();
  const signedIn = session.status === "signed-in";
  const key = ["saved", signedIn ? session.session.user.id : "", ...place.key];

  const { data: saved = false } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => place.isSaved(await connect(), signal),
    enabled: signedIn,
  });
  const change = useMutation({
    mutationKey: key,
    // In sequence: the last press wins.
    scope: { id: key.join() },
    mutationFn: async (wanted: boolean) => {
      const client = await connect();
      await (wanted ? place.save(client).catch(passIfSaved) : place.remove(client));
    },
    onMutate: async (wanted) => {
      // A read in flight does not include the change, and would visibly undo it.
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData(key, wanted);
    },
    onError: (error: unknown, wanted) => {
      console.error("What is saved could not be changed", error);
      queries.setQueryData(key, !wanted);
      notify("error", t("saveFailed"));
    },
    onSettled: () => {
      // Not before the last of several: what was read in between would undo its press.
      if (queries.isMutating({ mutationKey: key }) === 1) {
        void queries.invalidateQueries({ queryKey: key });
      }
    },
  });

  // A press before it was known who reads.
  const [isAsked, setAsked] = useState(false);
  const saveAsked = useEffectEvent(() => {
    setAsked(false);
    change.mutate(true);
  });
  useEffect(() => {
    if (isAsked && signedIn) saveAsked();
  }, [isAsked, signedIn]);

  return {
    status: session.status,
    saved: saved || isAsked,
    toggle: () => (signedIn ? change.mutate(!saved) : setAsked(true)),
  };
}

/** What another tab or device has saved already is saved. */
function passIfSaved(error: unknown): void {
  const isThere = error instanceof Error && "code" in error && error.code === "23505";
  if (!isThere) throw error;
}
