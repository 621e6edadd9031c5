import type { z } from "zod";
import type { Dialect } from "./dialect.ts";
import type { Picture } from "./language-model.ts";

export type Said = {
  text: string;
  end: "finished" | "cut_off" | "refused";
  /** Undefined if the endpoint does not count. */
  inputTokens: number | undefined;
  outputTokens: number | undefined;
};

type Failure = {
  /** Whether a retry may succeed, and when the endpoint suggests it. */
  isPassing?: boolean;
  retryAfterMs?: number | undefined;
  /** The same request may be understood in this dialect. */
  dialect?: Dialect | undefined;
  /** Whether the model may still have worked for it. */
  mayCost?: boolean;
};

/**
 * A failed call. The message of the endpoint or the SDK is not passed on: it contains the request,
 * and sometimes a part of the key.
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
  /** Shown with the first message. */
  pictures: readonly Picture[];
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
