import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { sandboxOf } from "../../../testing/sandbox.ts";
import { createLending } from "../lending.ts";
import { type Caller, operate } from "../operations.ts";
import { Unexpected } from "../tally.ts";
import type { Action, Load } from "./load.ts";
import { recorded } from "./writing.ts";

const PAUSE_MS = 300;
const MOST_TRIES = 400;
const MOST_FAULTS = 3;

const checkout = z.object({ id: z.uuid(), url: z.string() });
const begunRun = z.object({ runId: z.uuid() });

/** Members who buy credits, and founders who spend them. */
export function paying({ server, people, record, tally }: Load): Action[] {
  const { url } = server;
  const buyers = createLending(people.members);
  const founders = createLending(people.founders);

  /**
   * Like a person's browser: repeats a request under the same key until there is an answer. Each
   * failed attempt that no kill explains is a fault.
   */
  const untilAnswered = async (name: string, act: () => Promise<void>): Promise<void> => {
    for (let tries = 0, before = tally.found(); tries < MOST_TRIES; tries += 1) {
      if (await tally.attempt(name, act)) return;
      if (tally.found() - before >= MOST_FAULTS) break;
      await delay(PAUSE_MS);
    }
    throw new Error("There was no answer, however often it was asked");
  };

  const buy = async (who: Caller, pack: string) => {
    const key = randomUUID();
    let page = "";
    await untilAnswered("begins a purchase", async () => {
      const input = { item: { kind: "pack", id: pack } };
      const { data } = await operate(url, who, { path: "payments/start-checkout", input, key });
      page = checkout.parse(data).url;
    });
    // The gateway's page address ends with its name.
    const session = /cs_[A-Za-z0-9_]+/.exec(page)?.[0] ?? "";
    await untilAnswered("pays", async () => {
      const { stripe, pay } = sandboxOf(server);
      const broken = (error: unknown) => {
        throw new Unexpected(0, `The gateway, ${session}: ${error}`);
      };
      // If the answer was lost, the payment still happened.
      const { status } = await stripe.checkout.sessions.retrieve(session).catch(broken);
      const writing = record.begin("payment", session, "paid");
      if (status === "open") await recorded(writing, () => pay(session).catch(broken));
      else writing.acknowledged();
    });
  };

  const begin = (path: string, more: object, refusals: string[]) => async (who: Caller) => {
    const key = randomUUID();
    const input = { language: "en", shownPrice: 100, ...more };
    const expected = ["not_enough_credits", "run_running", ...refusals];
    let refusal = "";
    await untilAnswered(`begins ${path}`, async () => {
      const { code, data } = await operate(url, who, { path, input, key, refusals: expected });
      refusal = code;
      if (code !== "") return;
      const { runId } = begunRun.parse(data);
      record.begin("run", runId, who.id).acknowledged();
    });
    if (refusal === "not_enough_credits") await buy(who, "pack_250");
  };

  const borrow =
    (lending: ReturnType<typeof createLending<Caller>>, use: (who: Caller) => Promise<void>) =>
    async () => {
      await lending.with(use);
    };
  return [
    { name: "buys credits", weight: 0.1, act: borrow(buyers, (who) => buy(who, "pack_10")) },
    {
      name: "has a deck reviewed",
      weight: 0.2,
      act: borrow(founders, begin("deck-review/start", {}, [])),
    },
    {
      name: "has the profile published",
      weight: 0.2,
      // Refused if unchanged or without a reviewed deck, and if requested more often than people
      // do.
      act: borrow(founders, begin("profile/publish", {}, ["publish_blocked", "too_many_requests"])),
    },
    {
      name: "is matched",
      weight: 0.2,
      // Refused if requested more often than people do.
      act: borrow(founders, begin("match/start", { evenIfUnchanged: true }, ["too_many_requests"])),
    },
  ];
}
