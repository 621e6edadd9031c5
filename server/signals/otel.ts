import { setTimeout } from "node:timers/promises";
import {
  context,
  type Attributes as OtelAttributes,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { type SpanOptions, type Tracer, traceWith } from "./tracing.ts";

const PATIENCE_MS = 2000;

const KINDS: Record<NonNullable<SpanOptions["kind"]>, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/**
 * Sends the spans of this thread by OTLP over HTTP, as the standard OTEL_* variables say: endpoint, headers,
 * sampler, batches, resource.
 * @param version this server's
 * @returns sends the rest, and stops
 */
export async function sendTraces(version: string): Promise<() => Promise<void>> {
  const own = resourceFromAttributes({ "service.name": "benih", "service.version": version });
  const provider = new BasicTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  traceWith(tracerOf(provider));
  return async () => {
    traceWith(undefined);
    // A receiver that is away must not keep the server from stopping.
    const patience = setTimeout(PATIENCE_MS, undefined, { ref: false });
    await Promise.race([provider.shutdown().catch(() => undefined), patience]);
    context.disable();
  };
}

function tracerOf(provider: BasicTracerProvider): Tracer {
  const tracer = provider.getTracer("benih");
  return {
    begin(name, { kind, attributes, parent }) {
      const within = contextOf(parent);
      const span = tracer.startSpan(
        name,
        {
          kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind],
          attributes: { ...attributes } satisfies OtelAttributes,
        },
        within,
      );
      return {
        run: (work) => context.with(trace.setSpan(within, span), work),
        end(outcome = {}) {
          if (outcome.attributes) span.setAttributes({ ...outcome.attributes });
          // Without the error's message, which may contain what people wrote.
          if (outcome.failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    traceparent() {
      const current = trace.getSpanContext(context.active());
      if (!current) return undefined;
      const flags = current.traceFlags.toString(16).padStart(2, "0");
      return `00-${current.traceId}-${current.spanId}-${flags}`;
    },
  };
}

/** The context of the span that caused it elsewhere, or of the current one. */
function contextOf(parent: string | undefined) {
  const remote = parent === undefined ? null : parseTraceParent(parent);
  return remote
    ? trace.setSpanContext(context.active(), { ...remote, isRemote: true })
    : context.active();
}
