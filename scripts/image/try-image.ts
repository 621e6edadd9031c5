// Carries out the Dockerfile without a container engine, and starts what comes of it as a container
// would: as its account, without rights, on a read-only system. Needs root on Debian, debootstrap, and
// the packages' registry; takes some minutes.
//
//     npm run test:image
//     npm run test:image -- --debian /var/tmp/bookworm   a folder that debootstrap has filled
//
// What it cannot show: that a container engine reads the Dockerfile as it does (a linter does, in
// npm test), its networks and volumes, and the seccomp profile.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { makeBaseSystem } from "./base-system.ts";
import { readDockerfile, type Stage, type Step } from "./read-dockerfile.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 10_000;
const PORT = "3900";

const { values } = parseArgs({ options: { debian: { type: "string" } } });
if (process.getuid?.() !== 0 || spawnSync("debootstrap", ["--version"]).error) {
  console.error("Run this as root on Debian, with debootstrap (apt-get install debootstrap).");
  process.exit(2);
}

const work = mkdtempSync(path.join(tmpdir(), "benih-image-"));
chmodSync(work, 0o755);
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const stages = readDockerfile(readFileSync(path.join(ROOT, "Dockerfile"), "utf8"));
const context = makeContext();
const base = path.join(work, "base");
say("Making the base system");
makeBaseSystem(base, values.debian);

for (const stage of stages) {
  const root = rootOf(stage.name);
  execFileSync("cp", ["-a", base, root]);
  for (const step of stage.steps) carryOut(root, stage, step);
}
const runtime = stages.at(-1);
if (!runtime) throw new Error("The Dockerfile has no stage");
const megabytes = execFileSync("du", ["-sm", "app"], {
  cwd: rootOf(runtime.name),
  encoding: "utf8",
});
say(`Beside the base image: ${megabytes.split("\t")[0]} MB`);
await tryOut(runtime);
say("The image works");

/** What `.dockerignore` lets in: lines with `!` first, minus what other lines exclude. */
function makeContext(): string {
  const folder = path.join(work, "context");
  const lines = readFileSync(path.join(ROOT, ".dockerignore"), "utf8").split("\n");
  for (const line of lines) {
    if (line.startsWith("!")) {
      cpSync(path.join(ROOT, line.slice(1)), path.join(folder, line.slice(1)), { recursive: true });
    } else if (!/^(#.*|\*|)$/.test(line)) {
      for (const found of globSync(line, { cwd: folder })) {
        rmSync(path.join(folder, found), { recursive: true });
      }
    }
  }
  return folder;
}

function rootOf(name: string): string {
  return path.join(work, name || "runtime");
}

function carryOut(root: string, stage: Stage, step: Step): void {
  const folder = path.join(root, stage.folder);
  mkdirSync(folder, { recursive: true });
  if (step.kind === "run") {
    say(`RUN ${step.command}`);
    const registry = execFileSync("npm", ["config", "get", "registry"], {
      encoding: "utf8",
    }).trim();
    const env = { ...stage.environment, npm_config_registry: registry, ...ownCertificates(root) };
    const mounts = [
      `mount --rbind /dev '${root}/dev'`,
      `mount -t proc proc '${root}/proc'`,
      `cp -L /etc/resolv.conf '${root}/etc/resolv.conf'`,
    ];
    const inside = inFolder(stage.folder, env, ["sh", "-c", step.command]);
    execFileSync("unshare", isolated(mounts, root, inside), { stdio: "inherit" });
    return;
  }
  const from = step.from === undefined ? context : rootOf(step.from);
  for (const source of step.sources) {
    const target = path.join(folder, step.target);
    // Like Docker, copies a folder's contents into the target.
    const isFile = /\.(json|ts)$/.test(source);
    cpSync(path.join(from, source), isFile ? path.join(target, path.basename(source)) : target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/** For machines that reach the registry through a proxy with its own certificate. */
function ownCertificates(root: string): Record<string, string> {
  const { NODE_EXTRA_CA_CERTS: file } = process.env;
  if (!file) return {};
  cpSync(file, path.join(root, "tmp/certificates.pem"), { dereference: true });
  return { NODE_EXTRA_CA_CERTS: "/tmp/certificates.pem" };
}

/** The arguments of `unshare`: mounts that end with the program, which replaces the shell. */
function isolated(mounts: string[], root: string, program: string[]): string[] {
  const script = `${mounts.join(" && ")} && exec chroot "$0" "$@"`;
  return ["--mount", "sh", "-c", script, root, ...program];
}

function inFolder(folder: string, env: Record<string, string>, program: string[]): string[] {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const PATH = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  const enter = ["sh", "-c", 'cd "$0" && exec "$@"', folder];
  return ["env", "-i", PATH, "HOME=/tmp", ...settings, ...enter, ...program];
}

/** As `docker run --read-only --cap-drop ALL --security-opt no-new-privileges --tmpfs /tmp` does. */
function contained({ name, folder, environment, user }: Stage, program: string[]): string[] {
  const root = rootOf(name);
  const [uid = "", gid = ""] = user.split(":");
  const data = path.join(work, "data");
  const mounts = [
    `mount --bind '${root}' '${root}'`,
    `mount -o remount,bind,ro '${root}'`,
    `mount --rbind /dev '${root}/dev'`,
    `mount -t proc proc '${root}/proc'`,
    `mount -t tmpfs -o size=256m,mode=1777,noexec tmpfs '${root}/tmp'`,
    `mount --bind '${data}' '${root}/data'`,
  ];
  const rights = ["--no-new-privs", "--inh-caps=-all", "--bounding-set=-all", "--clear-groups"];
  const env = { ...environment, PORT, HOST: "127.0.0.1" };
  return isolated(mounts, root, [
    ...["setpriv", `--reuid=${uid}`, `--regid=${gid}`, ...rights],
    ...inFolder(folder, env, program),
  ]);
}

async function tryOut(stage: Stage): Promise<void> {
  const [uid = 0, gid = 0] = stage.user.split(":").map(Number);
  const data = path.join(work, "data");
  mkdirSync(data);
  chownSync(data, uid, gid);
  say("Loading native code");
  const native = ["sharp", "@napi-rs/canvas", "@node-rs/bcrypt"].map((name) => `import("${name}")`);
  const load = ["node", "--eval", `await Promise.all([${native.join(", ")}])`];
  execFileSync("unshare", contained(stage, load), { stdio: "inherit" });

  say("Starting");
  const server = spawn("unshare", contained(stage, stage.entrypoint), { stdio: "inherit" });
  const ended = once(server, "exit");
  process.on("exit", () => server.kill("SIGTERM"));
  await answers("/readyz", server);
  execFileSync("unshare", contained(stage, stage.healthcheck), { stdio: "inherit" });
  await answers("/", server);
  await answers("/rest/v1/", server, 401);
  say("Stopping");
  const began = performance.now();
  server.kill("SIGTERM");
  const [code] = await ended;
  const took = performance.now() - began;
  if (code !== 0 || took > STOP_LIMIT_MS) throw new Error(`Stopped with ${code} after ${took} ms`);
}

async function answers(where: string, server: ReturnType<typeof spawn>, status = 200) {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const got = await fetch(`http://127.0.0.1:${PORT}${where}`).then(
      (answer) => answer.status,
      () => "no answer",
    );
    if (got === status) return say(`${where} answers ${got}`);
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    if (performance.now() > deadline) throw new Error(`${where} answers ${got}`);
    await pause(200);
  }
}

function say(what: string): void {
  console.log(`\n${what}`);
}
