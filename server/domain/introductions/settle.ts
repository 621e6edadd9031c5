import type pg from "pg";
import type { IntroductionState } from "../../../contracts/match-operations.ts";
import { readTold } from "./read-told.ts";
import { noteIntroduction, queueMail } from "./tell.ts";

type Answer = Exclude<IntroductionState, "asked">;

/**
 * Saves the answer to an open ask, or its end without one, and queues the mails. The caller has locked
 * the pair.
 * @returns false if the ask is no longer open
 */
export async function settle(client: pg.ClientBase, id: string, answer: Answer): Promise<boolean> {
  const { rowCount } = await client.query(
    "update public.introductions set state = $2, answered_at = now() where id = $1 and state = 'asked'",
    [id, answer],
  );
  if (rowCount === 0) return false;
  const told = await readTold(client, id);
  if (!told) return true;
  const { asker, asked } = told;
  await noteIntroduction(client, asker.userId, `introduction_${answer}`, asked.company);
  await noteIntroduction(client, asked.userId, `introduction_${answer}`, asker.company);
  if (answer === "withdrawn") return true;
  await queueMail(client, { introductionId: id, news: answer, to: "asker" });
  if (answer !== "declined") {
    await queueMail(client, { introductionId: id, news: answer, to: "asked" });
  }
  return true;
}
