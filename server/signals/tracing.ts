/** What a span may say: names from closed lists, numbers and states; nothing that people wrote. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanOptions = {
  /** `server`: somebody else asked; `client`: we ask somebody else. Default: neither. */
  kind?: "server" | "client" | "consumer";
  attributes?: Attributes;
  /** A W3C traceparent of whoever caused it. Default: the span that this code runs in. */
  parent?: string | undefined;
  /** Whether what is thrown is a fault, and no refusal. Default: it is. */
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

/** A span that somebody else ends. Undefined while nothing is traced. */
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

/** To be passed on to whoever continues this work elsewhere, such as a job. */
export function currentTraceparent(): string | undefined {
  return tracer?.traceparent();
}
