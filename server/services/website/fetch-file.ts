import { createWriteStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseWebAddress } from "../../../contracts/web-address.ts";
import { followRedirects } from "./follow-redirects.ts";
import type { VisitLimits } from "./limits.ts";
import { isPublicAddress } from "./public-address.ts";
import { resolveName } from "./resolve-name.ts";

const LIMITS: VisitLimits = {
  totalMs: 60_000,
  stepMs: 10_000,
  maxBytes: 20 * 1024 * 1024,
  maxRedirects: 5,
  ports: [""],
  isPublicAddress,
  resolve: resolveName,
};

export type FetchedFile =
  | { ok: true }
  | { ok: false; problem: "address_unreachable" | "file_too_large" };

/**
 * Downloads a public address into a file. A refused address looks the same as one that does not answer, so
 * that nobody can probe internal machines.
 * @param visit our agent's name, and the Accept header
 */
export async function fetchFile(
  text: string,
  file: string,
  visit: { agent: string; accept: string },
  changed: Partial<VisitLimits> = {},
): Promise<FetchedFile> {
  const limits = { ...LIMITS, ...changed };
  const unreachable = { ok: false, problem: "address_unreachable" } as const;
  const url = parseWebAddress(text, limits.ports);
  if (url === undefined) return unreachable;
  const signal = AbortSignal.timeout(limits.totalMs);
  try {
    const found = await followRedirects(url, { ...visit, limits, signal }, (_url, { body }) =>
      pipeline(body, atMost(limits.maxBytes), createWriteStream(file), { signal }),
    );
    return "result" in found ? { ok: true } : unreachable;
  } catch (error) {
    return error instanceof TooLarge ? { ok: false, problem: "file_too_large" } : unreachable;
  }
}

class TooLarge extends Error {}

function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
}
