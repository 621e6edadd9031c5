import type pg from "pg";
import type { PriceList } from "../../../contracts/prices.ts";
import { pricesFor } from "../../../contracts/prices.ts";
import {
  publishProfile,
  readPublication,
  withdrawPage as withdrawContract,
} from "../../../contracts/publishing.ts";
import type { Actor } from "../../domain/account/actor.ts";
import { readStatus } from "../../domain/profiles/read-status.ts";
import { fingerprintOfDraft } from "../../domain/publishing/publish-work.ts";
import { readPublicationState } from "../../domain/publishing/read-publication.ts";
import { withdrawPage } from "../../domain/publishing/withdraw.ts";
import { startRun } from "../../domain/runs/start-run.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { requireRole, roleNotChosen } from "../require-role.ts";
import { runOrRefusal } from "../runs/run-refusal.ts";

/** Publishing a profile and taking its page down again, below `POST /api/profile/`. */
export function publishingOperations({
  pool,
  prices,
}: {
  pool: pg.Pool;
  prices: PriceList;
}): Operation[] {
  const requireUnblocked = async (client: pg.ClientBase, actor: Actor) => {
    const status = await readStatus(client, prices, actor);
    if (!status) throw roleNotChosen();
    if (status.publication === "published") {
      throw new OperationError("publish_blocked", "What is published is what the profile says.");
    }
    // Too few credits have a separate answer, with both figures.
    const blockers = status.blockers.filter((blocker) => blocker !== "not_enough_credits");
    if (blockers.length === 0) return;
    throw new OperationError(
      "publish_blocked",
      `The profile cannot be published yet: ${blockers.join(", ")}.`,
    );
  };
  return [
    jsonOperation(publishProfile, async (actor, { language }, { idempotencyKey: key }) => {
      const price = pricesFor(await requireRole(pool, actor), prices).publish;
      const prepare = async (client: pg.ClientBase) => {
        await requireUnblocked(client, actor);
        return fingerprintOfDraft(client, actor.userId);
      };
      return runOrRefusal(
        startRun(pool, actor, { service: "publish", price, language, key }, prepare),
      );
    }),
    jsonOperation(withdrawContract, async (actor) => {
      const role = await requireRole(pool, actor);
      if (await runOrRefusal(withdrawPage(pool, actor, role))) return null;
      throw new OperationError("not_found", "Nothing is published.");
    }),
    jsonOperation(readPublication, async (actor) => {
      await requireRole(pool, actor);
      return readPublicationState(pool, actor);
    }),
  ];
}
