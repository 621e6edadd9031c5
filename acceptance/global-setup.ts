import type { TestProject } from "vitest/node";
import { operator } from "../testing/clients.ts";
import {
  leaveStartedFolder,
  type RunningServer,
  type ServerAddress,
  startServer,
} from "../testing/running-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The server that most files share. Nothing published is changed on it: others page through it. */
    server: ServerAddress;
    /** Has the sample content and nothing else: nobody publishes on it, and every figure on its pages is known. */
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

/** What can be handed to another process. */
function addressOf(server: RunningServer): ServerAddress {
  const { url, publishableKey, secretKey, databaseUrl, dataDirectory } = server;
  return { url, publishableKey, secretKey, databaseUrl, dataDirectory };
}
