import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import type { Actor } from "../account/actor.ts";
import { holdAccounts } from "../account/hold-accounts.ts";
import { lockPair, type Pair } from "./lock-pair.ts";
import { readTold } from "./read-told.ts";
import { settle } from "./settle.ts";

export type IntroductionAnswer = "agreed" | "declined" | "withdrawn";

/**
 * The person who was asked agrees or declines, or the asker withdraws; repeating an answer changes nothing.
 * @returns false if the person has no such ask to answer. An asker whose page is withdrawn can be
 * declined, but not accepted, since nobody can see who they are
 */
export async function answerIntroduction(
  pool: pg.Pool,
  { userId }: Actor,
  id: string,
  answer: IntroductionAnswer,
): Promise<boolean> {
  return transaction(pool, async (client) => {
    const answerer = answer === "withdrawn" ? "asked_by" : "asked_of";
    const { rows } = await client.query<Pair & { asker: string; asked: string }>(
      `select startup_id as "startupId", investor_id as "investorId", asked_by as asker,
              asked_of as asked
         from public.introductions where id = $1 and ${answerer} = $2`,
      [id, userId],
    );
    const [pair] = rows;
    if (!pair) return false;
    await lockPair(client, pair);
    if (!(await holdAccounts(client, pair.asker, pair.asked))) return false;
    const told = await readTold(client, id);
    if (told?.state === answer) return true;
    if (told?.state !== "asked") return false;
    if (answer === "agreed" && told.asker.page === null) return false;
    await settle(client, id, answer);
    return true;
  });
}
