import { signedIn } from "../testing/clients.ts";
import { callOperation } from "../testing/operations.ts";
import { type Member, makeMember } from "../testing/people.ts";
import type { ServerAddress } from "../testing/running-server.ts";
import { sandboxOf, startCheckout } from "../testing/sandbox.ts";

export const PACK = { kind: "pack", id: "pack_30" } as const;
export const PLAN = { kind: "plan", id: "startup_monthly" } as const;

/** A buyer's actions, on a server with a sandbox. */
export function buyingOn(server: ServerAddress) {
  const sandbox = sandboxOf(server);
  const ask = async (who: Member, path: string, input: unknown = {}) =>
    (await callOperation(server, who.token, path, input)).data;
  return {
    sandbox,
    ask,
    founder: () => makeMember(server),
    progress: (who: Member, id: string) => ask(who, "payments/read-checkout", { id }),
    async subscriptionOf(who: Member): Promise<string> {
      const { data } = await signedIn(server, who.token).from("subscriptions").select("reference");
      return String(data?.[0]?.reference);
    },
    /** Buys and waits until everything that follows has happened. */
    async buy(who: Member, item: { kind: "pack" | "plan"; id: string } = PACK, behaviour = "pay") {
      const checkout = await startCheckout(server, who, item);
      await sandbox.pay(checkout.session, behaviour);
      await sandbox.delivered();
      return checkout;
    },
  };
}
