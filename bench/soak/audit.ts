import { createHash } from "node:crypto";
import { withDatabase } from "../../testing/database.ts";
import { eventually } from "../../testing/eventually.ts";
import type { ServerAddress } from "../../testing/running-server.ts";
import { differencesIn, sandboxOf } from "../../testing/sandbox.ts";
import type { Loss, WriteRecord } from "./record.ts";
import { addressOf, ask } from "./requests.ts";

/** Where each kind of acknowledged write is stored: its key and its value. */
const STORED: { [kind: string]: string } = {
  article: "select id::text as key, title as value from public.news where is_published",
  profile: "select user_id::text as key, tagline as value from public.startup_profiles",
  "kept form": `select user_id::text as key, values ->> 'name' as value from public.kept_forms
                 where form = 'match_criteria'`,
  followed: `select user_id || '/' || startup_id as key, 'followed' as value
               from public.saved_startups`,
  file: "select user_id || '/' || kind as key, sha256 as value from public.profile_files",
  picture: "select sha256 as key, 'stored' as value from desk.pictures",
  run: "select id::text as key, user_id::text as value from public.runs",
};
const PAYMENTS =
  "select reference as key, 'paid' as value from public.checkouts where state = 'paid'";
const SETTLES_WITHIN_MS = 240_000;

export type LossOf = Loss & { kind: string };
export type EndedRun = { id: string; userId: string; span: { from: number; until: number } };

/** Acknowledged writes that are missing. Nothing may be written meanwhile. */
export async function lossesIn(server: ServerAddress, record: WriteRecord): Promise<LossOf[]> {
  const losses: LossOf[] = [];
  for (const [kind, query] of Object.entries(STORED)) {
    losses.push(...(await lossesOf(server, record, kind, query)));
  }
  return losses;
}

async function lossesOf(
  server: ServerAddress,
  record: WriteRecord,
  kind: string,
  query: string,
): Promise<LossOf[]> {
  const rows = await read<{ key: string; value: string }>(server, query);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return record.losses(kind, stored).map((loss) => ({ kind, ...loss }));
}

/** Waits until the provider's notices have arrived and every run is over. */
export async function settle(server: ServerAddress): Promise<void> {
  await eventually("every notice has arrived", SETTLES_WITHIN_MS, async () => {
    await sandboxOf(server).deliverLate();
    return true;
  });
  await eventually("every run is over", SETTLES_WITHIN_MS, async () => {
    const open = await read(server, "select from public.runs where finished_at is null");
    return open.length === 0 || undefined;
  });
}

/** Payments, balances and refunds that do not agree, in words. */
export async function faultsOfBooks(server: ServerAddress, record: WriteRecord): Promise<string[]> {
  const unpaid = await lossesOf(server, record, "payment", PAYMENTS);
  const known = new Set(record.accepted("payment").map(([session]) => session));
  const paid = await read<{ key: string }>(server, PAYMENTS);
  const runs = await read<{ id: string; state: string; entries: number }>(
    server,
    // The cost of a run, less refunds: its price if it is done, else nothing.
    `select r.id, r.state, coalesce(sum(e.amount), 0)::int as entries from public.runs r
       left join public.credit_entries e on e.subject_kind = 'run' and e.subject_id = r.id::text
      group by r.id having coalesce(sum(e.amount), 0) <> case r.state when 'done' then -r.price else 0 end`,
  );
  const balances = await read<{ id: string }>(
    server,
    `select a.id from public.credit_accounts a
      where a.balance - a.owed <> (select coalesce(sum(amount), 0) from public.credit_entries e
                                    where e.account_id = a.id)`,
  );
  const purchases = await read<{ id: string }>(
    server,
    `select a.id from public.credit_accounts a
      where coalesce((select sum(credits) from public.checkouts c
                       where c.account_id = a.id and c.state = 'paid'), 0)
            <> coalesce((select sum(amount) from public.credit_entries e
                          where e.account_id = a.id and e.kind = 'purchase'), 0)`,
  );
  const differences = await differencesIn(server);
  return [
    ...unpaid.map(({ key }) => `The provider has the money of ${key}, which is not paid here`),
    ...paid.flatMap(({ key }) =>
      known.has(key) ? [] : [`${key} is paid here, and the provider was not paid`],
    ),
    ...runs.map(({ id, state, entries }) => `Run ${id} is ${state} and took ${-entries} credits`),
    ...balances.map(({ id }) => `The balance of ${id} is not the sum of its entries`),
    ...purchases.map(({ id }) => `Account ${id} was not given what it has paid for`),
    ...differences.map((difference) => `Reconciliation: ${JSON.stringify(difference)}`),
  ];
}

/** Jobs that nobody will do: given up, or held by a worker that is gone. */
export async function stuckJobs(server: ServerAddress): Promise<string[]> {
  const jobs = () =>
    read<{ job: string }>(
      server,
      `select task_identifier || ' ' || id || ': ' || coalesce('locked by ' || locked_by, '')
              || coalesce(last_error, '') as job
         from graphile_worker.jobs
        where locked_at is not null or attempts >= max_attempts
           or run_at < now() - interval '1 minute'`,
    );
  // Running jobs end soon.
  await eventually("jobs under way end", SETTLES_WITHIN_MS / 4, async () =>
    (await jobs()).length === 0 ? true : undefined,
  ).catch(() => undefined);
  return (await jobs()).map(({ job }) => job);
}

/**
 * Jobs that are held by a live worker that is not working on them: nothing else releases these.
 * @param seconds longer than any job of the load takes.
 */
export async function jobsHeldTooLong(server: ServerAddress, seconds: number): Promise<string[]> {
  const rows = await read<{ job: string }>(
    server,
    `select task_identifier || ' ' || j.id || ': held for more than ${seconds} s by ' || w.id as job
       from graphile_worker.jobs j join internal.job_workers w on w.id = j.locked_by
      where j.locked_at < now() - interval '${seconds} seconds'
        and w.alive_at > now() - interval '30 seconds'`,
  );
  return rows.map(({ job }) => job);
}

/** Stored decks whose bytes differ from those sent, and pictures that cannot be shown. */
export async function damagedFiles(server: ServerAddress): Promise<string[]> {
  const files = await read<{ path: string; sha256: string }>(
    server,
    "select path, sha256 from public.profile_files where kind = 'pitch_deck'",
  );
  const pictures = await read<{ id: string }>(server, "select id::text from desk.pictures");
  const damaged: string[] = [];
  for (const { path, sha256 } of files) {
    const { status, bytes } = await fetchAsOperator(
      server,
      `/storage/v1/object/pitch-decks/${path}`,
    );
    const digest = createHash("sha256").update(bytes).digest("hex");
    if (digest !== sha256) damaged.push(`${path}: ${status}, ${digest}`);
  }
  for (const { id } of pictures) {
    const { status } = await fetchAsOperator(server, `/pictures/${id}/320`);
    if (status !== 200) damaged.push(`picture ${id}: ${status}`);
  }
  return damaged;
}

/** Every run, with the time at which its person should have been told of its end. */
export async function endedRuns(server: ServerAddress): Promise<EndedRun[]> {
  const rows = await read<{ id: string; user_id: string; finished_at: Date }>(
    server,
    "select id, user_id, finished_at from public.runs where finished_at is not null",
  );
  return rows.map(({ id, user_id, finished_at }) => {
    const at = finished_at.getTime();
    return { id, userId: user_id, span: { from: at - 1000, until: at + 1000 } };
  });
}

function fetchAsOperator(server: ServerAddress, path: string) {
  const { secretKey } = server;
  const headers = {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    "accept-encoding": "identity",
  };
  return ask(server.url, { path, from: addressOf(0), headers });
}

async function read<Row extends object>(server: ServerAddress, query: string): Promise<Row[]> {
  return withDatabase(server, async (client) => (await client.query<Row>(query)).rows);
}
