import type { z } from "zod";
import type { Dialect } from "./dialect.ts";

export type Said = {
  text: string;
  end: "finished" | "cut_off" | "refused";
  /** Undefined where the endpoint does not count. */
  inputTokens: number | undefined;
  outputTokens: number | undefined;
};

type Failure = {
  /** Whether it may be different the next time, and when the endpoint says so. */
  isPassing?: boolean;
  retryAfterMs?: number | undefined;
  /** The same request may be understood in this one. */
  dialect?: Dialect | undefined;
  /** Whether the model may have worked for it all the same. */
  mayCost?: boolean;
};

/**
 * One call came to nothing. What the endpoint or the SDK says of it is not handed on: it holds the
 * request, and sometimes a part of the key.
 */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly failure: Failure;

  constructor(message: string, failure: Failure = {}) {
    super(message);
    this.failure = failure;
  }
}

export type Message = { role: "user" | "assistant"; content: string };

type Request = {
  instructions: string;
  messages: Message[];
  answer: z.ZodType;
  dialect: Dialect;
  signal: AbortSignal;
};

/** Makes one request. @throws CallFailed; the signal's reason */
export type Endpoint = (request: Request) => Promise<Said>;

export type EndpointSettings = {
  baseUrl: string;
  /** A self-hosted endpoint may need none. */
  apiKey: string | undefined;
  model: string;
  /** For one call. */
  timeoutSeconds: number;
  maxOutputTokens: number;
};
