/** Attributes of spans: names from closed lists, numbers and states, but nothing that people wrote. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanOptions = {
  /** `server`: another program asked; `client`: we ask another program. Default: neither. */
  kind?: "server" | "client" | "consumer";
  attributes?: Attributes;
  /** The W3C traceparent of its cause. Default: the current span. */
  parent?: string | undefined;
  /** Whether a thrown error is a fault rather than a refusal. Default: it is. */
  isFault?(error: unknown): boolean;
};

export type OpenSpan = {
  /** Whatever `work` starts, now or later, is within this span. */
  run<Result>(work: () => Result): Result;
  end(outcome?: { failed?: boolean; attributes?: Attributes }): void;
};

export type Tracer = {
  begin(name: string, options: SpanOptions): OpenSpan;
  /** The W3C traceparent of the span that this code runs in. */
  traceparent(): string | undefined;
};

let tracer: Tracer | undefined;

/** From now on spans are recorded; until then everything here does nothing. */
export function traceWith(given: Tracer | undefined): void {
  tracer = given;
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** Begins a span that the caller must end. Undefined while nothing is traced. */
export function beginSpan(name: string, options: SpanOptions = {}): OpenSpan | undefined {
  return tracer?.begin(name, options);
}

/** A span around `work`, failed if it throws a fault. */
export async function traced<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracer?.begin(name, options);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: options.isFault?.(error) ?? true });
    throw error;
  }
}

/** The traceparent to pass on to work that continues elsewhere, such as a job. */
export function currentTraceparent(): string | undefined {
  return tracer?.traceparent();
}
