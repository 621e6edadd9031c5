import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readEnv } from "../../server/env.ts";
import { readDockerfile } from "./read-dockerfile.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

describe("the Dockerfile", () => {
  const stages = readDockerfile(read("Dockerfile"));

  it("has nothing that a linter complains of", () => {
    expect(validate(read("Dockerfile"))).toEqual([]);
  });

  it("runs the Node that package.json names, from one base image that needs no login", () => {
    const { dependencies } = z
      .object({ dependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(read("package.json")));
    expect(read("Dockerfile")).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Docker's
    const image = "node:${NODE_VERSION}-bookworm-slim";
    expect(stages.map(({ base }) => base)).toEqual(stages.map(() => image));
  });

  it("ends as an account that is not root, with a check and the launcher", () => {
    expect(stages.at(-1)).toMatchObject({
      user: "1000:1000",
      healthcheck: ["node", "scripts/image/healthcheck.mjs"],
      entrypoint: ["node", "scripts/start.mjs", "--built"],
    });
  });

  it("copies only what is there and let in", () => {
    const allowed: string[] = read(".dockerignore").match(/(?<=^!).+$/gm) ?? [];
    expect(allowed.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
    const copied = stages
      .flatMap(({ steps }) => steps)
      .flatMap((step) => (step.kind === "copy" && step.from === undefined ? step.sources : []));
    const isLetIn = (name: string) => allowed.includes(name.split("/")[0] ?? "");
    expect(copied.filter((name) => name !== "." && !isLetIn(name))).toEqual([]);
    for (const secret of [".env", "data", ".git", "node_modules", "build"]) {
      expect(allowed).not.toContain(secret);
    }
  });
});

const list = z.array(z.string());
const duration = z.string().regex(/^\d+(s|m)$/);
const mapping = z.record(z.string(), z.string());
const conditions = z.record(
  z.string(),
  z.strictObject({ condition: z.literal("service_healthy") }),
);

/** The words that we use from Compose's reference; any other is a mistake until it is added here. */
const service = z.strictObject({
  image: z.string(),
  build: z.literal("..").optional(),
  command: list.optional(),
  depends_on: conditions.optional(),
  user: z
    .string()
    .regex(/^[1-9]\d*:[1-9]\d*$/)
    .optional(),
  ports: list.optional(),
  environment: mapping,
  env_file: list.optional(),
  volumes: list,
  networks: list.optional(),
  shm_size: z.string().optional(),
  init: z.literal(true).optional(),
  healthcheck: z
    .strictObject({
      test: list,
      interval: duration,
      timeout: duration,
      retries: z.int(),
      start_period: duration.optional(),
    })
    .optional(),
  logging: z.strictObject({ driver: z.string(), options: mapping }),
  // No container gets more rights, memory or time than it needs.
  restart: z.literal("unless-stopped"),
  read_only: z.literal(true),
  tmpfs: list,
  cap_drop: z.tuple([z.literal("ALL")]),
  cap_add: z.tuple([z.literal("NET_BIND_SERVICE")]).optional(),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
  stop_grace_period: duration,
  pids_limit: z.int(),
  deploy: z.strictObject({
    resources: z.strictObject({
      limits: z.strictObject({ cpus: z.string(), memory: z.string() }),
    }),
  }),
});
const extended = z.strictObject({
  extends: z.strictObject({ file: z.string(), service: z.string() }),
});
const composed = z.strictObject({
  name: z.literal("benih"),
  "x-server": z.unknown().optional(),
  services: z.record(z.string(), z.union([service, extended])),
  networks: z
    .record(z.string(), z.strictObject({ internal: z.literal(true) }).nullable())
    .optional(),
  volumes: z.record(z.string(), z.null()),
});

describe.each(["compose.yaml", "compose.postgres.yaml", "compose.servers.yaml"])("%s", (name) => {
  const content: unknown = parse(read(`deploy/${name}`), { merge: true });

  it("says nothing that Compose does not know, and hardens each container", () => {
    const { error } = composed.safeParse(content);
    expect(error && z.prettifyError(error)).toBeUndefined();
  });

  it("names only volumes, networks and services that it has", () => {
    const { services, volumes, networks = {} } = composed.parse(content);
    const own = Object.values(services).flatMap((one) => ("extends" in one ? [] : [one]));
    expect(own.length).toBeGreaterThan(0);
    const kept = own.flatMap((one) => one.volumes.map((volume) => volume.split(":")[0] ?? ""));
    expect(kept.filter((volume) => !volume.startsWith("./") && !(volume in volumes))).toEqual([]);
    expect(own.flatMap((one) => one.networks ?? []).filter((one) => !(one in networks))).toEqual(
      [],
    );
    const awaited = own.flatMap((one) => Object.keys(one.depends_on ?? {}));
    expect(awaited.filter((one) => !(one in services))).toEqual([]);
  });

  it("sets what the server takes", () => {
    const { services } = composed.parse(content);
    const ours = Object.values(services).flatMap((one) =>
      "extends" in one || one.image !== "benih" ? [] : [one.environment],
    );
    expect(ours.length).toBeGreaterThan(0);
    for (const settings of ours) {
      const given = Object.entries(settings).map(([key, value]) => [
        key,
        String(value).replace(
          /\$\{\w+(?::-([^}]*))?[^}]*\}/g,
          (_, usual = "benih.example") => usual,
        ),
      ]);
      expect(readEnv(Object.fromEntries(given))).toMatchObject({ PORT: 3000, DATA_DIR: "/data" });
    }
  });
});

it("PostgreSQL has the connections that the documents ask for each server, and some for people", () => {
  const documented = /some (\d+) connections for each/.exec(
    read("docs/operations/servers.md"),
  )?.[1];
  const given = /max_connections=(\d+)/.exec(read("deploy/compose.postgres.yaml"))?.[1];
  const { services } = composed.parse(parse(read("deploy/compose.servers.yaml"), { merge: true }));
  const servers = Object.values(services).filter(
    (one) => !("extends" in one) && one.image === "benih",
  );
  expect(servers.length).toBeGreaterThan(1);
  expect(Number(given)).toBeGreaterThan(Number(documented) * servers.length + 10);
});

/** A program's complaint; undefined where it is not installed. */
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
      // The program is at that path only on the machine that runs it.
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
    // A settings file would override a line of the unit, and the copied example's is read-only.
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/env DATA_DIR=\/var\/lib\/benih /m);
    expect(unit).toMatch(/^#ReadWritePaths=/m);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(15);
  });
});
