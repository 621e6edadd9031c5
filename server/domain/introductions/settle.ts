import type pg from "pg";
import type { IntroductionState } from "../../../contracts/match-operations.ts";
import { readTold } from "./read-told.ts";
import { noteIntroduction, queueMail } from "./tell.ts";

type Answer = Exclude<IntroductionState, "asked">;

/** Writes the answer to an open ask, and queues the mails. The caller has locked the pair. */
export async function settle(client: pg.ClientBase, id: string, answer: Answer): Promise<void> {
  await client.query(
    "update public.introductions set state = $2, answered_at = now() where id = $1 and state = 'asked'",
    [id, answer],
  );
  const told = await readTold(client, id);
  if (!told) return;
  const { asker, asked } = told;
  await noteIntroduction(client, asker.userId, `introduction_${answer}`, asked.company);
  await noteIntroduction(client, asked.userId, `introduction_${answer}`, asker.company);
  if (answer === "withdrawn") return;
  await queueMail(client, { introductionId: id, news: answer, to: "asker" });
  if (answer === "agreed")
    await queueMail(client, { introductionId: id, news: answer, to: "asked" });
}
