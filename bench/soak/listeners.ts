import type { SupabaseClient } from "@supabase/supabase-js";
import { signedIn, visitor } from "../../testing/clients.ts";
import type { ServerAddress } from "../../testing/running-server.ts";
import type { Caller } from "./operations.ts";
import type { Outages } from "./outages.ts";

/** How soon listeners must hear of a write. */
const HEARD_WITHIN_MS = 10_000;
/**
 * The stream of changes reconnects within five seconds, and does not replay what was committed
 * before that; nor does the hosted service. What must not be missed is polled, too.
 */
const STREAM_BACK_WITHIN_MS = 10_000;

type Span = { from: number; until: number };
/** What a socket should hear of, and the time span of its write. */
export type Told = { id: string; span: Span };
type Ear = { heard: Set<string>; spans: Span[]; client: SupabaseClient };

export type Listeners = {
  /** An article is about to be inserted. @returns a function to call once it has been. */
  announce(id: string): () => void;
  /** How many sockets are subscribed now. */
  open(): number;
  /** How many events should have arrived, and which did not. */
  judge(ended: readonly (Told & { userId: string })[], outages: Outages): Heard;
  close(): Promise<void>;
};
export type Heard = { arrived: number; missing: string[] };

/**
 * Opens sockets as browsers do, with supabase-js: visitors who follow the news, and founders who
 * follow their runs.
 */
export async function openListeners(
  server: ServerAddress,
  { visitors, founders }: { visitors: number; founders: readonly Caller[] },
): Promise<Listeners> {
  const announced: Told[] = [];
  const news = Array.from({ length: visitors }, () =>
    listen(visitor(server), { event: "INSERT", schema: "public", table: "news" }),
  );
  const runs: { id: string; ear: Ear }[] = [];
  for (const { id, token } of founders) {
    const client = signedIn(server, token);
    await client.realtime.setAuth();
    const filter = `user_id=eq.${id}`;
    const changes = { event: "UPDATE", schema: "public", table: "runs", filter } as const;
    const ear = listen(client, changes, (row) => typeof row.finished_at === "string");
    runs.push({ id, ear });
  }
  const ears = [...news, ...runs.map(({ ear }) => ear)];

  return {
    announce(id) {
      const span = { from: Date.now(), until: Number.POSITIVE_INFINITY };
      return () => {
        announced.push({ id, span: { ...span, until: Date.now() } });
      };
    },
    open: () => ears.filter(isOpen).length,
    judge(ended, outages) {
      const heard: Heard = { arrived: 0, missing: [] };
      const judgeOne = (ear: Ear, { id, span }: Told, what: string) => {
        if (ear.heard.has(id)) heard.arrived += 1;
        else if (shouldHear(ear, span, outages)) heard.missing.push(`${what} ${id}`);
      };
      for (const ear of news) for (const told of announced) judgeOne(ear, told, "article");
      for (const told of ended) {
        const listening = runs.find(({ id }) => id === told.userId);
        if (listening) judgeOne(listening.ear, told, "run");
      }
      return heard;
    },
    async close() {
      for (const { client } of ears) {
        await client.removeAllChannels();
        client.realtime.disconnect();
      }
    },
  };
}

type Filter = { event: "INSERT" | "UPDATE"; schema: string; table: string; filter?: string };
type Row = { [column: string]: unknown };

function listen(client: SupabaseClient, filter: Filter, isTold = (_: Row) => true): Ear {
  const ear: Ear = { heard: new Set(), spans: [], client };
  const shut = () => {
    const span = ear.spans.at(-1);
    if (span) span.until = Math.min(span.until, Date.now());
  };
  const hear = (change: { new: Row }) => {
    if (isTold(change.new)) ear.heard.add(String(change.new.id));
  };
  const channel = client.channel("soak");
  if (filter.event === "INSERT")
    channel.on("postgres_changes", { ...filter, event: "INSERT" }, hear);
  else channel.on("postgres_changes", { ...filter, event: "UPDATE" }, hear);
  channel
    // The confirmation of changes comes after that of the join.
    .on("system", {}, ({ extension, status }) => {
      if (extension === "postgres_changes" && status === "ok") {
        shut();
        ear.spans.push({ from: Date.now(), until: Number.POSITIVE_INFINITY });
      }
    })
    .subscribe((status) => {
      if (status !== "SUBSCRIBED") shut();
    });
  return ear;
}

function isOpen({ spans }: Ear): boolean {
  return spans.at(-1)?.until === Number.POSITIVE_INFINITY;
}

/** It was subscribed all the time, and nothing was killed then or just before. */
function shouldHear({ spans }: Ear, span: Span, outages: Outages): boolean {
  const until = span.until + HEARD_WITHIN_MS;
  if (until > Date.now() || outages.met(span.from - STREAM_BACK_WITHIN_MS, until)) {
    return false;
  }
  return spans.some((open) => open.from <= span.from && open.until >= until);
}
