import { z } from "zod";
import type { Sandbox } from "./sandbox.ts";

/** What the provider has told, and is to tell: the newest first. */
const deliveries = z.object({ data: z.array(z.object({ id: z.string(), event: z.string() })) });

/** Has every notice that names something sent now: those still to come, and the others again. */
export async function sendNow({ stripe, help }: Sandbox, name: string): Promise<void> {
  const outbox = await stripe.rawRequest("GET", "/v1/test_helpers/outbox");
  for (const { id, event } of deliveries.parse(outbox).data) {
    const told = JSON.stringify(await stripe.events.retrieve(event));
    if (told.includes(name)) await help(`/outbox/${id}/deliver`);
  }
}
