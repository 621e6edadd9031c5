import type { TestProject } from "vitest/node";
import { ensureBuilt } from "../scripts/setup/build.mjs";
import { operator } from "../testing/clients.ts";
import {
  leaveStartedFolder,
  type RunningServer,
  type ServerAddress,
  startServer,
} from "../testing/running-server.ts";

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
  const removeStarted = await leaveStartedFolder({ SAMPLE_CONTENT: "off" });
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
    removeStarted();
  };
}

/** The part that can be passed to another process. */
function addressOf(server: RunningServer): ServerAddress {
  const { url, publishableKey, secretKey, databaseUrl, dataDirectory } = server;
  return { url, publishableKey, secretKey, databaseUrl, dataDirectory };
}
