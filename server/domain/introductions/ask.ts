import pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import type { MatchDirection } from "../../../contracts/matching.ts";
import { seenText } from "../../language/unseen-signs.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { holdAccounts } from "../account/hold-accounts.ts";
import { isLocked } from "../account/locked.ts";
import { directionOf, SIDES } from "../profiles/sides.ts";
import { readIntroductionStates } from "./introduction-states.ts";
import { lockAsker, lockPair, type Pair } from "./lock-pair.ts";
import { settle } from "./settle.ts";
import { noteIntroduction, queueMail } from "./tell.ts";

const ASKS_A_DAY = 20;
const FOREIGN_KEY_VIOLATION = "23503";

export type Asked =
  | { outcome: "asked" | "agreed"; id: string }
  /** The page has no owner, or the person was not matched with it. */
  | { outcome: "unknown" | "impossible" | "standing" }
  | { outcome: "too_many"; retryAfter: number };

type Message = { candidateId: string; message: string };

/**
 * Asks the owner of a candidate's page for an introduction. If they have already asked the person,
 * both have agreed. Before that, nobody's address is revealed.
 */
export async function askForIntroduction(
  pool: pg.Pool,
  actor: Actor,
  role: Role,
  message: Message,
): Promise<Asked> {
  try {
    return await transaction(pool, (client) => ask(client, actor, directionOf(role), message));
  } catch (error) {
    // A page or an account was removed at that very moment.
    const isGone = error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
    if (isGone) return { outcome: "impossible" };
    throw error;
  }
}

async function ask(
  client: pg.PoolClient,
  { userId }: Actor,
  direction: MatchDirection,
  { candidateId, message }: Message,
): Promise<Asked> {
  await lockAsker(client, userId);
  const own = await readOwnPage(client, userId, direction);
  const pair = own && pairOf(direction, own.id, candidateId);
  if (pair) await lockPair(client, pair);
  const candidate = await readCandidate(client, userId, direction, candidateId);
  if (!candidate?.isMatched && !candidate?.askId) return { outcome: "unknown" };
  const { ownerId } = candidate;
  if (!ownerId || !(await holdAccounts(client, userId, ownerId))) return { outcome: "impossible" };
  if (candidate.askId) {
    await settle(client, candidate.askId, "agreed");
    return { outcome: "agreed", id: candidate.askId };
  }
  const states = await readIntroductionStates(client, userId, direction, [candidateId]);
  const state = states.get(candidateId);
  if (state === "asked" && pair) {
    // Pressed twice, or the answer was lost: the same words again are the same request.
    const same = await readSameAsk(client, userId, pair, seenText(message));
    return same === undefined ? { outcome: "standing" } : { outcome: "asked", id: same };
  }
  if (state === "agreed") return { outcome: "standing" };
  if (state !== "possible" || !own || !pair) return { outcome: "impossible" };
  const retryAfter = await readWait(client, userId);
  if (retryAfter !== undefined) return { outcome: "too_many", retryAfter };
  const { rows } = await client.query<{ id: string }>(
    `insert into public.introductions (startup_id, investor_id, asked_by, asked_of, message)
     values ($1, $2, $3, $4, $5) returning id`,
    [pair.startupId, pair.investorId, userId, ownerId, seenText(message)],
  );
  const [{ id } = { id: "" }] = rows;
  await noteIntroduction(client, userId, "introduction_asked", candidate.name);
  await noteIntroduction(client, ownerId, "introduction_received", own.name);
  await queueMail(client, { introductionId: id, news: "asked", to: "asked" });
  return { outcome: "asked", id };
}

async function readOwnPage(
  client: pg.PoolClient,
  userId: string,
  direction: MatchDirection,
): Promise<{ id: string; name: string } | undefined> {
  const { drafts, pages, link } = SIDES[direction].own;
  const { rows } = await client.query<{ id: string; name: string }>(
    `select page.id, page.name from public.${drafts} d join public.${pages} page on page.id = d.${link}
      where d.user_id = $1`,
    [userId],
  );
  return rows[0];
}

async function readSameAsk(
  client: pg.PoolClient,
  userId: string,
  { startupId, investorId }: Pair,
  message: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from public.introductions
      where startup_id = $1 and investor_id = $2 and asked_by = $3 and state = 'asked'
        and message = $4`,
    [startupId, investorId, userId, message],
  );
  return rows[0]?.id;
}

type Candidate = {
  name: string;
  ownerId: string | null;
  isMatched: boolean;
  /** The other side's open ask, which the person's ask answers. */
  askId: string | null;
};

async function readCandidate(
  client: pg.PoolClient,
  userId: string,
  direction: MatchDirection,
  candidateId: string,
): Promise<Candidate | undefined> {
  const { drafts, pages, link } = SIDES[direction].other;
  const { rows } = await client.query<Candidate>(
    `select page.name,
            (select o.user_id from public.${drafts} o join auth.users u on u.id = o.user_id
              where o.${link} = page.id and not ${isLocked("u")}) as "ownerId",
            exists (select from public.match_results m join public.runs r on r.id = m.run_id
                     where m.${link} = page.id and r.user_id = $1) as "isMatched",
            (select i.id from public.introductions i
              where i.${link} = page.id and i.asked_of = $1 and i.state = 'asked') as "askId"
       from public.${pages} page
      where page.id = $2 and page.is_published`,
    [userId, candidateId],
  );
  return rows[0];
}

/** The seconds until the person may ask again; undefined when they may now. */
async function readWait(client: pg.PoolClient, userId: string): Promise<number | undefined> {
  const { rows } = await client.query<{ wait: number }>(
    `select ceil(extract(epoch from created_at + interval '1 day' - now()))::int as wait
       from public.introductions
      where asked_by = $1 and created_at > now() - interval '1 day'
      order by created_at desc offset $2 limit 1`,
    [userId, ASKS_A_DAY - 1],
  );
  return rows[0]?.wait;
}

function pairOf(direction: MatchDirection, own: string, other: string): Pair {
  return direction === "startups"
    ? { startupId: own, investorId: other }
    : { startupId: other, investorId: own };
}
