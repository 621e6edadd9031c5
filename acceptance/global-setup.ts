import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { ensureBuilt } from "../scripts/setup/build.mjs";
import { operator } from "./clients.ts";
import { type RunningServer, type ServerAddress, startServer } from "./running-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /**
     * The server that most files share. Its published content is never changed, because others page
     * through it.
     */
    server: ServerAddress;
    /** Has only the sample content: nobody publishes on it, and every figure on its pages is known. */
    sampleServer: ServerAddress;
  }
}

/** Hidden articles; the newest of all, so that a leak would be at the top. */
export const DRAFTS = ["Event", "Funding", "Insight", "Branded"].map((category) => ({
  slug: `draft-${category.toLowerCase()}`,
  title: `Draft that must stay unseen (${category})`,
  category,
  is_published: false,
  published_at: "2999-01-01T00:00:00Z",
}));

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const first = await startServer({ settings: { SAMPLE_CONTENT: "off" } });
  await first.stop();
  // Read by running-server.ts, in this process and in those of the tests.
  process.env.STARTED_FOLDER = first.dataDirectory;
  const [server, sample] = await Promise.all([startServer(), startServer()]);
  const discard = () => Promise.all([server.discard(), sample.discard()]);
  try {
    await operator(server).from("news").insert(DRAFTS).throwOnError();
  } catch (error) {
    await discard();
    throw error;
  }
  project.provide("server", addressOf(server));
  project.provide("sampleServer", addressOf(sample));
  return async () => {
    await discard();
    rmSync(first.dataDirectory, { recursive: true, force: true });
  };
}

/** The part that can be passed to another process. */
function addressOf(server: RunningServer): ServerAddress {
  const { url, publishableKey, secretKey, databaseUrl, dataDirectory } = server;
  return { url, publishableKey, secretKey, databaseUrl, dataDirectory };
}
