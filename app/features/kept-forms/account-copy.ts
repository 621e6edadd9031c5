import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { keptValues } from "../../../contracts/kept-forms.ts";
import { type Client, useBackend } from "../../platform/backend-context.tsx";
import { type DeviceCopy, type KeptPlace, readDeviceCopy } from "./device-copy.ts";

/** The account's copy of a form. */
const accountCopy = z
  .object({
    values: keptValues,
    replaced: keptValues.nullable(),
    based_on_version: z.number(),
    revision: z.number(),
    device: z.string(),
    updated_at: z.string(),
  })
  .transform(({ based_on_version, updated_at, replaced, ...copy }) => ({
    ...copy,
    ...(replaced && { replaced }),
    version: based_on_version,
    keptAt: updated_at,
  }));
export type AccountCopy = z.infer<typeof accountCopy>;

/** null where nothing is kept. @throws the backend's error. */
export async function readAccountCopy(
  client: Client,
  { userId, form }: KeptPlace,
  signal?: AbortSignal,
): Promise<AccountCopy | null> {
  const query = client
    .from("kept_forms")
    .select("values, replaced, based_on_version, revision, device, updated_at")
    .eq("user_id", userId)
    .eq("form", form);
  if (signal) query.abortSignal(signal);
  const { data } = await query.maybeSingle().throwOnError();
  return data && accountCopy.parse(data);
}

/** What was read of the account's copy: null where nothing is kept, undefined when it could not be read. */
export type AccountReading = {
  copy: AccountCopy | null | undefined;
  /** The device's copy when the reading began. */
  before: DeviceCopy | undefined;
};

/** The account's copy of a form when it was opened. If it cannot be read, the form opens with the device's copy. */
export function useAccountCopy(place: KeptPlace): {
  isPending: boolean;
  inAccount: AccountReading;
} {
  const { connect } = useBackend();
  const { data, isFetchedAfterMount, isError } = useQuery({
    queryKey: ["kept-form", place.form, place.userId],
    queryFn: async ({ signal }) => {
      const before = readDeviceCopy(place);
      return { before, copy: await readAccountCopy(await connect(), place, signal) };
    },
    // Read at each opening, and never again while somebody types.
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: "always",
  });
  const isRead = isFetchedAfterMount && !isError;
  return {
    isPending: !isFetchedAfterMount && !isError,
    inAccount: isRead && data ? data : { copy: undefined, before: undefined },
  };
}
