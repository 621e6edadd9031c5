import { z } from "zod";
import type { Member } from "../../testing/people.ts";
import { ask } from "./requests.ts";
import { Unexpected } from "./tally.ts";

export type Caller = Member & {
  /** Where they come from. */
  from: string;
  /** The version of their profile's draft that they have seen. */
  version: number;
};

export type Answered = { data: unknown; code: string };

const answer = z.object({
  data: z.unknown().optional(),
  error: z.looseObject({ code: z.string() }).optional(),
});

/**
 * Calls an operation as a member.
 * @param refusals codes that also count as answers; the code of success is "".
 * @throws Unexpected for any other answer.
 */
export async function operate(
  origin: string,
  who: Caller,
  call: { path: string; input: object; key?: string; refusals?: readonly string[] },
): Promise<Answered> {
  const { path, input, key, refusals = [] } = call;
  const reply = await ask(origin, {
    method: "POST",
    path: `/api/${path}`,
    from: who.from,
    headers: {
      authorization: `Bearer ${who.token}`,
      "content-type": "application/json",
      "accept-encoding": "identity",
      ...(key && { "idempotency-key": key }),
    },
    body: JSON.stringify(input),
  });
  return readAnswer(path, reply.status, reply.bytes, refusals);
}

/** Uploads a file. @throws Unexpected unless it was kept. */
export async function sendFile(
  origin: string,
  who: Caller,
  { path, query, body }: { path: string; query: Record<string, string>; body: Buffer },
): Promise<unknown> {
  const reply = await ask(origin, {
    method: "POST",
    path: `/api/${path}?${new URLSearchParams(query)}`,
    from: who.from,
    headers: { authorization: `Bearer ${who.token}`, "accept-encoding": "identity" },
    body,
  });
  return readAnswer(path, reply.status, reply.bytes, []).data;
}

function readAnswer(
  path: string,
  status: number,
  bytes: Buffer,
  refusals: readonly string[],
): Answered {
  const text = bytes.toString("utf8");
  const { data, error } = parse(text);
  const code = error?.code ?? "";
  if (status === 200 ? code === "" : refusals.includes(code)) return { data, code };
  throw new Unexpected(status, `/api/${path}: ${status} ${text.slice(0, 300)}`);
}

function parse(text: string): z.infer<typeof answer> {
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    return { data: undefined };
  }
}
