import { findLocalServers, type LocalServer } from "./services/language-model/local-servers.ts";

/** More are counted, not named. */
const MODELS_NAMED = 3;

/** What the person who started the server needs to know; also tells the launcher that it is up. */
export function announce(facts: {
  publicUrl: string;
  hasMailbox: boolean;
  hasSandbox: boolean;
  development: boolean;
}): void {
  const lines = [
    `Benih is running at ${facts.publicUrl}`,
    ...(facts.hasMailbox ? [`Mails that it sends arrive at ${facts.publicUrl}/_mail`] : []),
    ...(facts.hasSandbox
      ? [`Credits are paid for in a sandbox, no money moves: ${facts.publicUrl}/_payments`]
      : []),
    ...(facts.development ? ["Changes to the sources are shown at once."] : []),
    "Press Ctrl-C to stop.",
  ];
  console.log(lines.join("\n"));
  // The launcher may be gone by now, which does not matter.
  process.send?.("running", undefined, undefined, () => undefined);
}

/** Suggests language models on this machine that are not in use yet. */
export async function announceLocalModels(): Promise<void> {
  for (const server of await findLocalServers()) console.log(`\n${sayLocalServer(server)}`);
}

/** Names a server, with the settings to copy. */
export function sayLocalServer({ name, baseUrl, models }: LocalServer): string {
  const [first = ""] = models;
  const more = models.length - MODELS_NAMED;
  const named = models.slice(0, MODELS_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
  return [
    `${name} is running on this machine with ${named}.`,
    "To let it review decks, start Benih with:",
    `  AI_BASE_URL=${baseUrl}`,
    // Quoted in a way that both a shell and .env understand.
    `  AI_MODEL=${/^[\w.:/@+-]+$/.test(first) ? first : `'${first}'`}`,
  ].join("\n");
}
