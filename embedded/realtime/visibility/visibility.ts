import type pg from "pg";
import type { Identity } from "../../gateway/identity.ts";
import { type Condition, SubscriptionError } from "../entries/filters.ts";
import type { Change } from "../replication/change.ts";
import { actAs } from "./act-as.ts";
import type { Column, Table } from "./catalogue.ts";
import { untilVisible } from "./commit-visibility.ts";
import { createTurnstile, type Whose } from "./turnstile.ts";
import { validationStatement, visibilityStatement } from "./visibility-sql.ts";

/** A question about one change on behalf of one group of subscribers. */
export type Question = {
  change: Change;
  table: Table;
  projections: Column[][];
  filters: Condition[][];
};

/**
 * JSON text of the row in each projection (none for DELETE), and which filters it passed. `late` are those that
 * could not be judged in time.
 */
export type Answer = {
  records: string[];
  oldRecord: string;
  matches: boolean[];
  late: ReadonlySet<number>;
};

export type Visibility = {
  /** Waits until the commits reported by the log can be queried. */
  committed(changes: Change[]): Promise<void>;
  /**
   * One answer per question, in order; null if the identity may not see the row. The time for all of them is
   * limited, as everybody's changes wait; questions that no filter can delay go first.
   */
  ask(identity: Identity, questions: Question[]): Promise<(Answer | null)[]>;
  /**
   * Waits for the network's turn.
   * @throws SubscriptionError if Postgres refuses the filter; LineFull if too many wait; the signal's reason
   */
  validate(identity: Identity, table: Table, filter: Condition[], whose: Whose): Promise<void>;
};

/** Joins come in floods after a restart, but the rest of the pool is for requests. */
const VALIDATED_AT_ONCE = 3;
/** The time for all questions of an identity, and again if each is asked alone. */
const ASKING_MS = 5_000;
/** The time for a question that is asked alone, so that several slow ones are found at once. */
const ALONE_MS = 500;
const NONE: ReadonlySet<number> = new Set();

type Line = { records: string[]; old_record: string; matches: boolean[] };

/** Lets Postgres itself decide, under the subscriber's role and claims, what may be sent. */
export function createVisibility(pool: pg.Pool, mostWaitingPerNetwork: number): Visibility {
  const inTurn = createTurnstile(VALIDATED_AT_ONCE, mostWaitingPerNetwork);
  const askOne = async (client: pg.PoolClient, question: Question): Promise<Answer | null> => {
    const { change, table, projections, filters } = question;
    const statement = visibilityStatement(change, table, projections, filters);
    const line = (await client.query<Line>(statement)).rows[0];
    return line
      ? { records: line.records, oldRecord: line.old_record, matches: line.matches, late: NONE }
      : null;
  };

  /** A filter that fails on this row must not cost others the change, nor may a slow one delay them for ever. */
  const askWithoutFailing = async (identity: Identity, question: Question, isLate: IsLate) => {
    const late = new Set<number>();
    const matches: boolean[] = [];
    for (const [at, filter] of question.filters.entries()) {
      if (isLate()) late.add(at);
      const alone = { ...question, filters: [filter], projections: [] };
      const answer = late.has(at)
        ? null
        : await actAs(pool, identity, (client) => askOne(client, alone), ALONE_MS).catch(
            (error) => {
              if (isTimeout(error)) late.add(at);
              return null;
            },
          );
      matches.push(answer?.matches[0] ?? false);
    }
    const bare = { ...question, filters: [] };
    const answer = await actAs(pool, identity, (client) => askOne(client, bare));
    return answer && { ...answer, matches, late };
  };

  return {
    committed: (changes) =>
      untilVisible(
        pool,
        changes.map((change) => change.xid),
      ),

    async ask(identity, questions) {
      const plainFirst = questions
        .map((question, at) => ({ question, at }))
        .toSorted(
          (one, other) => Number(isFiltered(one.question)) - Number(isFiltered(other.question)),
        );
      const inTurns = async (
        askFor: (question: Question) => Promise<Answer | null>,
        isLate: IsLate,
      ) => {
        const answers: (Answer | null)[] = [];
        for (const { question, at } of plainFirst) {
          const isDue = isFiltered(question) && isLate();
          answers[at] = isDue ? unanswered(question) : await askFor(question);
        }
        return answers;
      };
      try {
        return await actAs(pool, identity, (client) =>
          inTurns((question) => askOne(client, question), limit(ASKING_MS)),
        );
      } catch (error) {
        if (!isStatementError(error)) throw error;
        const isLate = limit(ASKING_MS);
        return inTurns(
          (question) => askWithoutFailing(identity, question, isLate).catch(() => null),
          isLate,
        );
      }
    },

    async validate(identity, table, filter, whose) {
      if (filter.length === 0) return;
      const statement = validationStatement(table, filter);
      const patterns = filter.filter((c) => c.operator === "match" || c.operator === "imatch");
      try {
        await inTurn(whose, () =>
          actAs(pool, identity, async (client) => {
            await client.query(statement);
            for (const { values } of patterns) await client.query("select '' ~ $1::text", values);
          }),
        );
      } catch (error) {
        if (!isStatementError(error)) throw error;
        throw new SubscriptionError(error.message);
      }
    },
  };
}

type IsLate = () => boolean;

function limit(milliseconds: number): IsLate {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}

function isFiltered({ filters }: Question): boolean {
  return filters.some((conditions) => conditions.length > 0);
}

function unanswered({ filters }: Question): Answer {
  return { records: [], oldRecord: "", matches: [], late: new Set(filters.keys()) };
}

/** Postgres ended the statement because it took too long. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "57014";
}

/** Postgres refused the statement, as opposed to being away. */
function isStatementError(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string")
    return false;
  return /^(?!08|57P|53)[0-9A-Z]{5}$/.test(error.code);
}
