import { callAs, type Member, makeMember } from "./members.ts";
import type { ServerAddress } from "./running-server.ts";
import { sandboxOf, startCheckout } from "./sandbox.ts";

export const PACK = { kind: "pack", id: "pack_30" } as const;
export const PLAN = { kind: "plan", id: "startup_monthly" } as const;

/** A buyer's actions, on a server with a sandbox. */
export function buyingOn(server: ServerAddress) {
  const sandbox = sandboxOf(server);
  const ask = async (who: Member, path: string, input: unknown = {}) =>
    (await callAs(server, who.token, path, input)).data;
  return {
    sandbox,
    ask,
    founder: () => makeMember(server),
    progress: (who: Member, id: string) => ask(who, "payments/read-checkout", { id }),
    /** Buys and waits until everything that follows has happened. */
    async buy(who: Member, item: { kind: "pack" | "plan"; id: string } = PACK, behaviour = "pay") {
      const checkout = await startCheckout(server, who, item);
      await sandbox.pay(checkout.session, behaviour);
      await sandbox.delivered();
      return checkout;
    },
  };
}
