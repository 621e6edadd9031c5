import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Readable } from "node:stream";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { node } from "../testing/launched-program.ts";
import { memoryOf } from "../testing/processes.ts";
import { createFindings, describeFinding } from "./fuzz/findings.ts";
import { type FuzzOptions, fuzz, shotsOf, type Target } from "./fuzz/fuzz.ts";
import { type ServerUnderFire, startServerUnderFire } from "./fuzz/server-under-fire.ts";
import { request, type Surface, show } from "./fuzz/shot.ts";
import { allSurfaces } from "./fuzz/surfaces.ts";
import { ask } from "./pages.ts";

const SEED = Number(process.env.FUZZ_SEED || "20261122");
const SHOTS_A_SURFACE = 300;

describe("the server under hostile requests", () => {
  let server: ServerUnderFire;
  let surfaces: Surface[];

  beforeAll(async () => {
    server = await startServerUnderFire();
    surfaces = allSurfaces(await server.description());
  });
  afterAll(() => server.discard());

  it(`stays, answers each, and fails at none (seed ${SEED})`, async () => {
    const findings = createFindings();
    let sent = 0;
    for (const surface of surfaces) {
      const tally = await fuzz(server, surface, { seed: SEED, count: SHOTS_A_SURFACE, findings });
      sent += tally.sent;
    }
    expect(findings.all().map(describeFinding)).toEqual([]);
    expect(sent).toBe(surfaces.length * SHOTS_A_SURFACE);
    expect(server.restarts()).toBe(0);
  }, 300_000);

  it("is sent the same by the same seed, and more of it by a longer run", () => {
    for (const surface of surfaces) {
      const [once, again, longer] = [10, 10, 20].map((count) =>
        shotsOf(surface, SEED, count).map(show),
      );
      expect(again).toEqual(once);
      expect(longer?.slice(0, 10)).toEqual(once);
      expect(shotsOf(surface, SEED + 1, 10).map(show)).not.toEqual(once);
    }
  });
});

describe("what looks for faults", () => {
  let program: ChildProcessByStdio<null, Readable, Readable>;
  let closed: Promise<unknown>;
  let errors: string;
  let port: number;

  const start = async () => {
    program = spawn(node(), [path.join(import.meta.dirname, "fuzz", "faulty-server.ts")], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    closed = once(program, "close");
    errors = "";
    program.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    const [said] = await once(program.stdout, "data");
    port = Number(String(said));
  };
  const target: Target = {
    fill: (text) => text,
    portFor: () => port,
    async isAlive() {
      const ended = closed;
      const answer = await ask(`http://127.0.0.1:${port}/`).catch(() => undefined);
      return answer !== undefined || ended.then(() => false);
    },
    ending: () => "code 1",
    log: () => errors,
    memory: () => memoryOf(program.pid ?? 0),
    restart: start,
    check: async () => [],
    restore: async () => undefined,
  };
  beforeAll(start);
  afterAll(() => {
    program.kill("SIGKILL");
    return closed;
  });

  const shootAt = async (address: string, options: Partial<FuzzOptions> = {}) => {
    const findings = createFindings();
    const shots = fc
      .constantFrom("/", "/", address)
      .map((at) => request({ method: "GET", target: at }));
    const settings = { seed: 1, count: 20, findings, answerWithinMs: 1000, ...options };
    await fuzz(target, { name: "faults", shots }, settings);
    return findings.all();
  };

  it.each([
    ["/fails", "answers 500", "A fault"],
    ["/is-silent", "leaves without an answer", ""],
    ["/hangs-up", "hangs up without an answer", ""],
    ["/ends", "ends", "TypeError: A fault that nobody catches"],
    ["/logs", "logs an error", "Something failed"],
    ["/prints", "prints past its log", "somebody forgot this"],
  ])("finds that %s %s, and which shot it was", async (address, what, detail) => {
    const found = await shootAt(address);
    expect(found.map((each) => each.what)).toEqual([what]);
    const [finding] = found;
    expect(finding?.detail).toContain(detail);
    expect(finding?.attempts.map(({ shot }) => show(shot))).toEqual([
      expect.stringContaining(`GET ${address} HTTP/1.1`),
    ]);
    expect(program.exitCode).toBeNull();
  });

  it("detects excessive memory, and content that visitors no longer see", async () => {
    expect(await shootAt("/", { mostMegabytes: 1 })).toMatchObject([
      { what: "holds too much memory" },
    ]);
    const findings = createFindings();
    const broken = { ...target, check: async () => [{ what: "shows Home no more", detail: "" }] };
    const shots = fc.constant(request({ method: "GET", target: "/" }));
    await fuzz(broken, { name: "faults", shots }, { seed: 1, count: 1, findings });
    expect(findings.all()).toMatchObject([{ what: "shows Home no more" }]);
  });

  it("finds nothing wrong with intended behaviour", async () => {
    expect(await shootAt("/is-busy")).toEqual([]);
  });
});
