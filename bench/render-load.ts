import { once } from "node:events";
import { Agent, request } from "node:http";
import type { Throughput } from "./load.ts";
import { median, quantile } from "./median.ts";

const HEADERS = { "accept-encoding": "br" };

/** The server limits each visitor's requests, so the load comes from as many visitors as needed. */
const VISITORS = 64;

/**
 * Requests a new address each time, over several connections, so that nothing comes from the cache.
 * @param address gives the address of the n-th request.
 */
export async function loadWithNewAddresses(
  address: (count: number) => string,
  load: { connections: number; seconds: number },
): Promise<Throughput> {
  const agents = Array.from(
    { length: VISITORS },
    // All of 127.0.0.0/8 belongs to this machine.
    (_, at) => new Agent({ keepAlive: true, localAddress: `127.0.1.${at + 1}` }),
  );
  const began = performance.now();
  const until = began + load.seconds * 1000;
  const times: number[] = [];
  let count = 0;
  const connection = async () => {
    while (performance.now() < until) {
      const agent = agents[count % VISITORS];
      times.push(await timeOf(address(count++), agent));
    }
  };
  await Promise.all(Array.from({ length: load.connections }, connection));
  const seconds = (performance.now() - began) / 1000;
  for (const agent of agents) agent.destroy();
  return {
    perSecond: times.length / seconds,
    p50: median(times),
    p99: quantile(times, 0.99),
  };
}

/**
 * Requests each address once, one after another.
 * @returns milliseconds of each.
 */
export async function timeOneByOne(
  requests: { url: string; headers: Record<string, string> }[],
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const { url, headers } of requests) times.push(await timeOf(url, agent, headers));
  agent.destroy();
  return times;
}

async function timeOf(url: string, agent: Agent | undefined, headers: Record<string, string> = {}) {
  const began = performance.now();
  const asked = request(url, { agent, headers: { ...HEADERS, ...headers } });
  asked.end();
  const [response] = await once(asked, "response");
  response.resume();
  await once(response, "end");
  if (response.statusCode >= 500 || response.statusCode === 429)
    throw new Error(`${url} failed: ${response.statusCode}`);
  return performance.now() - began;
}
