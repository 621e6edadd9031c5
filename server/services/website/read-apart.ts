import { z } from "zod";
import { boundedThread } from "../bounded-thread.ts";
import type { PageHead } from "./read-head.ts";

const run = boundedThread(new URL("./head-thread.ts", import.meta.url), { memoryMb: 64 });

const pageHead = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  siteName: z.string().optional(),
  canonical: z.string().optional(),
}) satisfies z.ZodType<PageHead>;

/** Reads the head of a stranger's page in a separate thread. A page that takes too long yields nothing. */
export async function readHeadApart(
  bytes: Uint8Array,
  contentType: string,
  timeoutMs: number,
): Promise<PageHead> {
  const posted = pageHead.safeParse(await run({ bytes, contentType }, timeoutMs));
  return posted.success ? posted.data : {};
}
