import type { ServerResponse } from "node:http";
import type { Mount } from "../mount.ts";
import { COMMON_HEADERS } from "../security-headers.ts";
import type { Outcome } from "./kept-outcome.ts";

/** One part that the server's work depends on. */
export type Check = {
  ask(): Outcome | Promise<Outcome>;
  /** Whether visitors are better served elsewhere without it; otherwise the server is only degraded. */
  matters: boolean;
};

type CheckResult = { status: "ok" } | { status: "failed"; reason: string };
/** The body of `/readyz`. */
type Readiness = {
  status: "ready" | "degraded" | "unready" | "starting" | "stopping";
  checks: Record<string, CheckResult>;
};

export type Health = Mount & {
  /** From now on the checks decide. */
  watch(checks: Record<string, Check>): void;
  /** From now on the server is not ready, whatever the checks say. */
  stop(): void;
};

const ALIVE = { status: "ok" };

/**
 * Answers `/healthz` (the process is alive) and `/readyz` (this server should get visitors; else 503),
 * from the first moment to the last. Both are for programs in front of us: they count towards no limit,
 * and reveal nothing that a stranger may not know.
 */
export function createHealth(): Health {
  let state: "starting" | "running" | "stopping" = "starting";
  let watched: [string, Check][] = [];

  const read = async (): Promise<Readiness> => {
    if (state !== "running") return { status: state, checks: {} };
    const asked = await Promise.all(
      watched.map(async ([name, check]) => ({ name, check, reason: await check.ask() })),
    );
    const failed = asked.filter(({ reason }) => reason !== undefined);
    return {
      status: failed.some(({ check }) => check.matters)
        ? "unready"
        : failed.length > 0
          ? "degraded"
          : "ready",
      checks: Object.fromEntries(asked.map(({ name, reason }) => [name, tell(reason)])),
    };
  };

  const answerReadiness = async (response: ServerResponse) => {
    const readiness = await read();
    const isReady = readiness.status === "ready" || readiness.status === "degraded";
    send(response, isReady ? 200 : 503, readiness);
  };

  return {
    handle(request, response) {
      const { url = "/" } = request;
      // Every request passes here first.
      if (!url.startsWith("/healthz") && !url.startsWith("/readyz")) return false;
      const [path] = url.split("?");
      if (path !== "/healthz" && path !== "/readyz") return false;
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(405, { allow: "GET, HEAD" }).end();
      } else if (path === "/healthz") send(response, 200, ALIVE);
      else void answerReadiness(response);
      return true;
    },
    watch(checks) {
      watched = Object.entries(checks);
      if (state === "starting") state = "running";
    },
    stop() {
      state = "stopping";
    },
  };
}

function tell(reason: Outcome): CheckResult {
  return reason === undefined ? { status: "ok" } : { status: "failed", reason };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...COMMON_HEADERS,
  });
  response.end(`${JSON.stringify(body)}\n`);
}
