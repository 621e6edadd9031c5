import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type Client, useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { usePress } from "../../platform/use-press.ts";
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
 * Whether the signed-in person has saved something, and a function that changes it, which works
 * even before it is known who reads.
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
  const change = usePress<boolean>({
    queryKey: key,
    async save(wanted) {
      const client = await connect();
      await (wanted ? place.save(client).catch(passIfSaved) : place.remove(client));
    },
    show(wanted) {
      queries.setQueryData(key, wanted);
      return () => queries.setQueryData(key, !wanted);
    },
    onFailed(error) {
      console.error("What is saved could not be changed", error);
      void notify("error", t("saveFailed"));
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

/** If another tab or device has saved it already, it is saved. */
function passIfSaved(error: unknown): void {
  const isThere = error instanceof Error && "code" in error && error.code === "23505";
  if (!isThere) throw error;
}
