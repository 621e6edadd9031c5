import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { type Member, marketDatabase } from "../matches/test-market.ts";
import { answerIntroduction, type IntroductionAnswer } from "./answer.ts";
import { askForIntroduction } from "./ask.ts";

/** Gives the calling test file a market whose two sides ask each other for introductions. */
export function introductionsDatabase() {
  const market = marketDatabase();
  const { pool, founder, fund, run } = market;
  const ask = (startup: Member, candidateId: string, message = "") =>
    askForIntroduction(pool(), startup.actor, STARTUP_ROLE, { candidateId, message });

  return {
    ...market,
    /** A startup and an investor, each matched with the other. */
    async couple() {
      const [startup, investor] = [await founder(), await fund()];
      await run(startup.actor, {}, [{ investor_id: investor.pageId }]);
      await run(investor.actor, {}, [{ startup_id: startup.pageId }]);
      return { startup, investor };
    },
    ask,
    askBack: (investor: Member, candidateId: string) =>
      askForIntroduction(pool(), investor.actor, INVESTOR_ROLE, { candidateId, message: "" }),
    answer: ({ actor }: Member, id: string, said: IntroductionAnswer) =>
      answerIntroduction(pool(), actor, id, said),
    /** @returns the introduction's id. */
    async asked(startup: Member, investor: Member, message = ""): Promise<string> {
      const result = await ask(startup, investor.pageId, message);
      if (result.outcome !== "asked") throw new Error(result.outcome);
      return result.id;
    },
    /** What waits to be sent, as "news to whom". */
    async mails(): Promise<string[]> {
      const { rows } = await pool().query<{ told: { news: string; to: string } }>(
        `select payload as told from graphile_worker._private_jobs
          where key like 'introduction:%' order by id`,
      );
      return rows.map(({ told }) => `${told.news} to ${told.to}`);
    },
  };
}
