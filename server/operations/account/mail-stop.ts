import type pg from "pg";
import { liftMailStop, readMailStop } from "../../../contracts/account-operations.ts";
import { liftStop, readStop } from "../../domain/bounces/stopped-addresses.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { limitPerPerson } from "../per-person.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** Each may lead to another mail that bounces. */
const MOST_A_DAY = 5;

/** `POST /api/account/read-mail-stop` and `lift-mail-stop` */
export function mailStopOperations(pool: pg.Pool): Operation[] {
  const count = limitPerPerson(pool, "mail_stops", { points: MOST_A_DAY, duration: DAY_SECONDS });
  return [
    jsonOperation(readMailStop, async ({ email }) => {
      const stop = await readStop(pool, email);
      return { stop: stop ? { reason: stop.reason, since: stop.stoppedAt.toISOString() } : null };
    }),
    jsonOperation(liftMailStop, async (actor) => {
      await count(actor);
      await liftStop(pool, actor.email);
      return null;
    }),
  ];
}
