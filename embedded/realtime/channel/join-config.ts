import { z } from "zod";

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

const join = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: flag,
      broadcast: z.object({ ack: flag, self: flag }).nullish(),
      presence: z.object({ key: z.string().max(255).nullish(), enabled: flag }).nullish(),
      postgres_changes: z.array(z.record(z.string(), z.unknown())).nullish(),
      postgres_changes_options: z
        .object({ wait: flag, timeout: z.number().min(0).nullish() })
        .nullish(),
    })
    .nullish(),
});

/** The content of a `phx_join`. */
export type JoinConfig = {
  accessToken: string | null;
  isPrivate: boolean;
  acknowledgeBroadcasts: boolean;
  receiveOwnBroadcasts: boolean;
  presenceKey: string | null;
  presenceEnabled: boolean;
  /** As the client sent them, as they are echoed. */
  postgresChanges: Record<string, unknown>[];
  /** How long the reply waits for the subscription; null if the client did not ask for that. */
  waitMs: number | null;
};

const DEFAULT_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 20_000;

/** Reads a join's payload; null when it is malformed. */
export function parseJoin(payload: Record<string, unknown>): JoinConfig | null {
  const parsed = join.safeParse(payload).data;
  if (!parsed) return null;
  const { config } = parsed;
  const options = config?.postgres_changes_options;
  return {
    accessToken: parsed.access_token ?? null,
    isPrivate: config?.private ?? false,
    acknowledgeBroadcasts: config?.broadcast?.ack ?? false,
    receiveOwnBroadcasts: config?.broadcast?.self ?? false,
    presenceKey: config?.presence?.key || null,
    presenceEnabled: config?.presence?.enabled ?? false,
    postgresChanges: config?.postgres_changes ?? [],
    waitMs: options?.wait ? Math.min(options.timeout ?? DEFAULT_WAIT_MS, LONGEST_WAIT_MS) : null,
  };
}
