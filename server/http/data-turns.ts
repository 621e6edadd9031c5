import type { ServerResponse } from "node:http";

/** `gone`: the visitor left while waiting; `full`: too many of theirs wait already. */
export type Turn = "taken" | "gone" | "full";

export type DataTurns = {
  /**
   * Resolves when it is this request's turn, which lasts until its answer has been read or given up,
   * as an unread answer occupies memory.
   */
  take(network: string, response: ServerResponse): Promise<Turn>;
};

/** After this wait a visitor is sent away: those before them may be slow on purpose. */
const LONGEST_WAIT_MS = 30_000;

type Line = { underWay: number; waiting: Set<() => void> };

/**
 * Limits how many requests of one network are worked on at once; the others wait in order, and hold up
 * only their own network.
 */
export function createDataTurns(atOnce: number, mostWaiting: number): DataTurns {
  const lines = new Map<string, Line>();

  const pass = (network: string, line: Line) => {
    const [next] = line.waiting;
    if (next) return next();
    line.underWay -= 1;
    if (line.underWay === 0) lines.delete(network);
  };

  return {
    async take(network, response) {
      const line = lines.get(network) ?? { underWay: 0, waiting: new Set() };
      lines.set(network, line);
      if (line.underWay < atOnce) line.underWay += 1;
      else if (line.waiting.size >= mostWaiting) return "full";
      else {
        const waited = await untilPassed(line, response);
        if (waited !== "passed") return waited;
      }
      if (response.destroyed) {
        pass(network, line);
        return "gone";
      }
      response.once("close", () => pass(network, line));
      return "taken";
    },
  };
}

function untilPassed(line: Line, response: ServerResponse): Promise<"passed" | "gone" | "full"> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => leave("full"), LONGEST_WAIT_MS);
    const leave = (because: "passed" | "gone" | "full") => {
      clearTimeout(timer);
      line.waiting.delete(passed);
      response.off("close", gone);
      resolve(because);
    };
    const passed = () => leave("passed");
    const gone = () => leave("gone");
    line.waiting.add(passed);
    response.once("close", gone);
  });
}
