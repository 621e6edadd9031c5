import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  APICallError,
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  type UserModelMessage,
} from "ai";
import {
  CallFailed,
  type Endpoint,
  type EndpointSettings,
  type Message,
  type Said,
} from "./call.ts";
import { type Dialect, nextDialect } from "./dialect.ts";
import type { Picture } from "./language-model.ts";

/**
 * An endpoint with OpenAI's chat completions API. Each call is one request.
 * @throws CallFailed
 */
export function openEndpoint(settings: EndpointSettings): Endpoint {
  const { baseUrl, apiKey, model, timeoutSeconds, maxOutputTokens } = settings;
  const modelIn = ({ limit }: Dialect) =>
    createOpenAICompatible({
      name: "endpoint",
      baseURL: baseUrl,
      ...(apiKey !== undefined && { apiKey }),
      supportsStructuredOutputs: true,
      transformRequestBody: ({ max_tokens, ...body }) => ({ ...body, [limit]: max_tokens }),
    }).chatModel(model);
  return async ({ instructions, messages, pictures, answer, dialect, signal }) => {
    const limit = AbortSignal.timeout(timeoutSeconds * 1000);
    try {
      return saidIn(
        await generateText({
          model: modelIn(dialect),
          instructions,
          messages: withPictures(messages, pictures),
          maxOutputTokens,
          // We do the waiting and retrying, since each call has to be counted.
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, limit]),
          telemetry: { isEnabled: false },
          ...(dialect.format !== "words" && {
            output: dialect.format === "schema" ? Output.object({ schema: answer }) : Output.json(),
          }),
        }),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) {
        throw new CallFailed(`did not answer within ${timeoutSeconds} s`, { mayCost: true });
      }
      // We parse the answer ourselves, to be able to say what is wrong with it.
      if (NoObjectGeneratedError.isInstance(error)) return saidIn(error);
      throw failureOf(error, dialect);
    }
  };
}

/** A user message is a text, or a text and pictures with a name before each. */
function withPictures(messages: readonly Message[], pictures: readonly Picture[]): ModelMessage[] {
  const shown = pictures.flatMap(
    ({ name, jpeg }): Exclude<UserModelMessage["content"], string> => [
      { type: "text", text: name },
      { type: "file", data: jpeg, mediaType: "image/jpeg" },
    ],
  );
  return messages.map(({ role, content }, at): ModelMessage => {
    const isShown = at === 0 && role === "user" && shown.length > 0;
    return isShown
      ? { role, content: [{ type: "text", text: content }, ...shown] }
      : { role, content };
  });
}

type Spoken = {
  text: string | undefined;
  finishReason: string | undefined;
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined;
};

function saidIn({ text, finishReason, usage }: Spoken): Said {
  const ends: Record<string, Said["end"]> = { length: "cut_off", "content-filter": "refused" };
  return {
    text: text ?? "",
    end: ends[finishReason ?? ""] ?? "finished",
    inputTokens: counted(usage?.inputTokens),
    outputTokens: counted(usage?.outputTokens),
  };
}

/** A whole number for the books, whatever an endpoint sends. */
function counted(tokens: number | undefined): number | undefined {
  return tokens === undefined ? undefined : Math.max(0, Math.round(tokens));
}

const BAD_REQUEST = [400, 422];
const PASSING = [408, 409, 425, 429];

function failureOf(error: unknown, dialect: Dialect): CallFailed {
  if (!APICallError.isInstance(error)) return new CallFailed("answered what is no chat completion");
  const { statusCode: status, responseHeaders = {}, responseBody = "" } = error;
  if (status === undefined) return new CallFailed("cannot be reached", { isPassing: true });
  // The connection broke, or the answer is not a completion.
  if (status < 400) {
    const isPassing = error.isRetryable;
    return new CallFailed("did not finish its answer", { isPassing, mayCost: true });
  }
  const message = `answered with status ${status}`;
  // Some endpoints report a filtered request as a bad request.
  if (BAD_REQUEST.includes(status) && !/content_(?:filter|policy)/.test(responseBody)) {
    return new CallFailed(message, { dialect: nextDialect(dialect, responseBody) });
  }
  const isPassing = status >= 500 || PASSING.includes(status);
  return new CallFailed(message, { isPassing, retryAfterMs: retryAfter(responseHeaders) });
}

function retryAfter(headers: Record<string, string>): number | undefined {
  const exact = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (exact >= 0) return exact;
  const said = headers["retry-after"];
  if (said === undefined) return undefined;
  const ms = /^\s*\d/.test(said) ? Number.parseFloat(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
