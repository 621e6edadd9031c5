import { vi } from "vitest";
import { z } from "zod";
import { startReceiver } from "../../testing/receiver.ts";
import { sendTraces } from "./otel.ts";

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const otlp = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              kind: z.number(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(attribute),
              status: z.object({ code: z.number() }),
              events: z.array(z.unknown()),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** All traces of `work`, as received by an OTLP receiver. */
export async function tracesOf(work: () => Promise<void>) {
  const receiver = await startReceiver();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", receiver.url);
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-tenant=benih");
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test");
  const stop = await sendTraces("1.2.3");
  await work();
  await stop();
  await receiver.close();
  vi.unstubAllEnvs();
  const bodies = receiver.received.map(({ body }) => otlp.parse(JSON.parse(body)));
  const resources = bodies.flatMap(({ resourceSpans }) => resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  return { received: receiver.received, resources, spans };
}
