import { Resolver } from "node:dns/promises";

/**
 * All addresses of a name, asked of the name servers. Neither the hosts file nor the thread pool
 * takes part: names of inner machines stay unknown, and a slow name server holds up nobody.
 */
export async function resolveName(hostname: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const found = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    return found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
