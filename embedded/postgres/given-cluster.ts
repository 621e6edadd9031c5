import pg from "pg";
import { BackendError } from "../backend-error.ts";
import type { Log } from "../log.ts";
import type { Cluster } from "./cluster.ts";

const OLDEST = 17;
const NEWEST = 18;
const CONNECT_MS = 10_000;

/** PostgreSQL that somebody else runs. */
export type GivenCluster = Omit<Cluster, "said"> & {
  /** Whether the role `postgres` is its superuser: that password is the operator's, not ours. */
  ownerIsSuperuser: boolean;
};

type Found = {
  wal_level: string;
  encoding: string;
  collation: string;
  superuser: string;
  is_superuser: boolean;
  owner_is_superuser: boolean;
  free_slots: number;
  free_senders: number;
};

const LOOK = `
  select current_setting('wal_level') as wal_level,
         pg_encoding_to_char(d.encoding) as encoding,
         coalesce(d.datlocale, d.datcollate) as collation,
         current_user as superuser,
         current_setting('is_superuser') = 'on' as is_superuser,
         exists (select from pg_roles where rolname = 'postgres' and rolsuper) as owner_is_superuser,
         current_setting('max_replication_slots')::int
           - (select count(*)::int from pg_replication_slots) as free_slots,
         current_setting('max_wal_senders')::int
           - (select count(*)::int from pg_stat_replication) as free_senders
    from pg_database d where d.datname = current_database()`;

/**
 * Checks, without changing anything, whether the backend can work in the database at a superuser's address.
 * We do not supervise it: its operator has to restart it.
 * @throws BackendError with a line for a person if it cannot
 */
export async function joinCluster(superuserUrl: string, log: Log): Promise<GivenCluster> {
  const { found, user } = await look(superuserUrl);
  const problem = problemOf(found);
  if (problem !== undefined) throw new BackendError(`POSTGRES_URL: ${problem}`);
  if (!/^(C|POSIX|C\.utf-?8)$/i.test(found.collation)) {
    log(
      "warn",
      `POSTGRES_URL: the database sorts by ${found.collation}, and lists are made for C.UTF-8: searches by the beginning of a name will be slow (create database … template template0 locale_provider builtin builtin_locale 'C.UTF-8').`,
    );
  }
  return {
    url(role, password) {
      if (role === user) return superuserUrl;
      const url = new URL(superuserUrl);
      url.username = role;
      url.password = encodeURIComponent(password);
      return url.href;
    },
    superuserUrl,
    ownerIsSuperuser: found.owner_is_superuser,
    stop: async () => undefined,
  };
}

async function look(connectionString: string): Promise<{ found: Found; user: string | undefined }> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await requireVersion(client);
    const { rows } = await client.query<Found>(LOOK);
    const [found] = rows;
    if (!found) throw new Error("the database does not list itself");
    return { found, user: client.user };
  } catch (error) {
    if (error instanceof BackendError) throw error;
    throw new BackendError(
      `POSTGRES_URL cannot be reached (${reasonOf(error)}): start PostgreSQL, or check the address with its user and password.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Checked first, as an older one lacks columns that the other checks need. */
async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  const major = rows[0]?.major ?? 0;
  if (major >= OLDEST && major <= NEWEST) return;
  throw new BackendError(
    `POSTGRES_URL: it is PostgreSQL ${major}; Benih works on ${OLDEST} and ${NEWEST}.`,
  );
}

/** A host with several addresses fails once per address, without a message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

/** @returns the first obstacle, with what to do about it. */
function problemOf(found: Found): string | undefined {
  if (!found.is_superuser) {
    return `${found.superuser} is no superuser, and Benih makes roles, event triggers and a publication: name a superuser.`;
  }
  if (found.owner_is_superuser && found.superuser !== "postgres") {
    return "its role postgres is a superuser with a password of its own: connect as postgres, or use a cluster whose superuser has another name (initdb --username=supabase_admin).";
  }
  if (found.encoding !== "UTF8") {
    return `the database is encoded in ${found.encoding}: make one in UTF8 (create database … encoding 'UTF8' template template0).`;
  }
  if (found.wal_level !== "logical") {
    return `wal_level is ${found.wal_level}, and live changes need logical: alter system set wal_level = 'logical', then restart PostgreSQL.`;
  }
  if (found.free_slots < 1 || found.free_senders < 1) {
    return "no replication slot is free, and each server needs one for live changes: raise max_replication_slots and max_wal_senders, or drop a slot that nobody reads (pg_replication_slots).";
  }
  return undefined;
}
