import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { Unexpected } from "./tally.ts";

export type Reply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };
export type Asked = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The client's address, as a proxy would report it: limits count by it. */
  from: string;
};

const ANSWERS_WITHIN_MS = 60_000;
const agent = new Agent({ keepAlive: true });

/** @throws Unexpected with status 0 when no whole answer came. */
export function ask(origin: string, asked: Asked): Promise<Reply> {
  const { from, path, body, headers, method } = asked;
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { code?: string }) => {
      // The server may close an idle connection just as it is used again. Browsers then repeat the
      // request on another one (RFC 9110 §9.2.2).
      const wasIdle = sent.reusedSocket && error.code === "ECONNRESET";
      if (wasIdle && method === undefined) resolve(ask(origin, asked));
      else reject(new Unexpected(0, `${method ?? "GET"} ${path}: ${error}`));
    };
    const sent = request(`${origin}${path}`, {
      agent,
      method: method ?? "GET",
      headers: { "accept-encoding": "br", "x-forwarded-for": from, ...headers },
      timeout: ANSWERS_WITHIN_MS,
    });
    sent.on("error", fail);
    sent.on("timeout", () => sent.destroy(new Error("no answer within a minute")));
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("error", fail);
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0, headers: told } = response;
        resolve({ status, headers: told, bytes: Buffer.concat(chunks) });
      });
    });
    sent.end(body);
  });
}

/** Sends a request, and accepts only these statuses. @throws Unexpected */
export async function expectReply(
  origin: string,
  asked: Asked,
  statuses: readonly number[],
): Promise<Reply> {
  const reply = await ask(origin, asked);
  if (statuses.includes(reply.status)) return reply;
  const said = reply.headers["content-encoding"] ? "" : reply.bytes.toString("utf8", 0, 300);
  throw new Unexpected(
    reply.status,
    `${asked.method ?? "GET"} ${asked.path}: ${reply.status} ${said}`,
  );
}

/** The n-th IPv4 address of a private network. */
export function addressOf(place: number): string {
  return `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
}
