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
  process.send?.("running");
}
