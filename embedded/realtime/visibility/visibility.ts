import type pg from "pg";
import type { Identity } from "../../gateway/identity.ts";
import type { Change } from "../changes/change.ts";
import { type Condition, SubscriptionError } from "../subscriptions/filters.ts";
import { actAs } from "./act-as.ts";
import type { Column, Table } from "./catalogue.ts";
import { untilVisible } from "./commit-visibility.ts";
import { createTurnstile } from "./turnstile.ts";
import { validationStatement, visibilityStatement } from "./visibility-sql.ts";

/** What is asked about one change on behalf of one group of subscribers. */
export type Question = {
  change: Change;
  table: Table;
  projections: Column[][];
  filters: Condition[][];
};

/** JSON text of the row in each projection (none for DELETE), and which filters it passed. */
export type Answer = { records: string[]; oldRecord: string; matches: boolean[] };

export type Visibility = {
  /** Waits until what the log reports as committed is there to be asked about. */
  committed(changes: Change[]): Promise<void>;
  /** One answer per question, in order; null where the identity may not see the row. */
  ask(identity: Identity, questions: Question[]): Promise<(Answer | null)[]>;
  /** @throws SubscriptionError when Postgres refuses the filter. */
  validate(identity: Identity, table: Table, filter: Condition[]): Promise<void>;
};

/** Joins come in floods after a restart: the rest of the pool belongs to requests. */
const VALIDATED_AT_ONCE = 3;

type Line = { records: string[]; old_record: string; matches: boolean[] };

/** Lets Postgres itself decide, under the subscriber's role and claims, what may be sent. */
export function createVisibility(pool: pg.Pool): Visibility {
  const inTurn = createTurnstile(VALIDATED_AT_ONCE);
  const askOne = async (client: pg.PoolClient, question: Question): Promise<Answer | null> => {
    const { change, table, projections, filters } = question;
    const statement = visibilityStatement(change, table, projections, filters);
    const line = (await client.query<Line>(statement)).rows[0];
    return line
      ? { records: line.records, oldRecord: line.old_record, matches: line.matches }
      : null;
  };

  /** A filter that fails on this very row must not cost the others their change. */
  const askWithoutFailing = async (identity: Identity, question: Question) => {
    const matches: boolean[] = [];
    for (const filter of question.filters) {
      const alone = { ...question, filters: [filter], projections: [] };
      const answer = await actAs(pool, identity, (client) => askOne(client, alone)).catch(
        () => null,
      );
      matches.push(answer?.matches[0] ?? false);
    }
    const bare = { ...question, filters: [] };
    const answer = await actAs(pool, identity, (client) => askOne(client, bare));
    return answer && { ...answer, matches };
  };

  return {
    committed: (changes) =>
      untilVisible(
        pool,
        changes.map((change) => change.xid),
      ),

    async ask(identity, questions) {
      try {
        return await actAs(pool, identity, async (client) => {
          const answers: (Answer | null)[] = [];
          for (const question of questions) answers.push(await askOne(client, question));
          return answers;
        });
      } catch (error) {
        if (!isStatementError(error)) throw error;
        const answers: (Answer | null)[] = [];
        for (const question of questions) {
          answers.push(await askWithoutFailing(identity, question).catch(() => null));
        }
        return answers;
      }
    },

    async validate(identity, table, filter) {
      if (filter.length === 0) return;
      const statement = validationStatement(table, filter);
      const patterns = filter.filter((c) => c.operator === "match" || c.operator === "imatch");
      try {
        await inTurn(() =>
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

/** Postgres refused the statement, as opposed to being away. */
function isStatementError(error: unknown): error is Error {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string")
    return false;
  return /^(?!08|57P|53)[0-9A-Z]{5}$/.test(error.code);
}
