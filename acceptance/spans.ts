import { z } from "zod";
import type { Received } from "../testing/receiver.ts";

const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
});
const otlp = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

export type Span = z.infer<typeof span>;

/** The spans in the received OTLP JSON. */
export function spansIn(received: Received[]): Span[] {
  return received
    .filter(({ path }) => path === "/v1/traces")
    .flatMap(({ body }) => otlp.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
