import { createWriteStream, existsSync, readdirSync } from "node:fs";
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import { BackendError } from "../../backend-error.ts";
import { writeMarker } from "../../data-directory.ts";
import { writeSecretsOfCopy } from "../../gateway/secrets.ts";
import { placesIn } from "../../places.ts";
import { prepareDirectory } from "../directory.ts";
import { OWN_MAJOR, programsFolder } from "../majors.ts";
import type { OperatingUser } from "../operating-user.ts";
import { fileName, secretsName } from "./archived-files.ts";
import { type Base, baseFolder, CONTENT_FILE } from "./bases.ts";
import { besides, type Coverage, describeCoverage, readCoverage } from "./coverage.ts";
import { lineOf } from "./line.ts";
import { replay } from "./replay.ts";
import type { Segment } from "./segments.ts";
import { type ArchiveStore, readText } from "./store.ts";
import type { Target } from "./target.ts";

type Recovery = {
  store: ArchiveStore;
  target: Target;
  /** The new DATA_DIR: absent or empty. */
  into: string;
  /** One of several lines of the archive. */
  line?: string | undefined;
  user: OperatingUser;
  /** Fetches the programs of another major version of PostgreSQL than our own. */
  fetchPrograms(clusterDirectory: string, major: string): Promise<void>;
  say(progress: string): void;
};

/**
 * Restores a data folder to a moment, from the newest base before it and the WAL up to it. Nothing else is
 * touched, neither the archive nor the data of a running server.
 * @returns the line that it was read from
 * @throws BackendError with one line for a person
 */
export async function recover(settings: Recovery): Promise<Coverage> {
  const { store, target, into } = settings;
  const coverage = await readCoverage(store);
  const { chosen, base } = choose(coverage, target, settings.line, store.where);
  requireFresh(into);
  await mkdir(into, { recursive: true, mode: 0o755 });
  try {
    await fill(settings, chosen, base);
  } catch (error) {
    // It was empty, and must be empty for the next attempt.
    for (const name of readdirSync(into)) await rm(path.join(into, name), { recursive: true });
    throw error;
  }
  return chosen;
}

/** Fills the new folder, and marks it as a data folder last. */
async function fill(recovery: Recovery, chosen: Coverage, base: Base): Promise<void> {
  const { store, target, into, user, say } = recovery;
  const { cluster: directory, files, secrets: secretsFile } = placesIn(into);
  prepareDirectory(directory, user);

  // First the small files, without which the rest is useless.
  const secrets = await readText(store, secretsName(chosen.line));
  if (!secrets) throw new BackendError(`${store.where} lacks ${secretsName(chosen.line)}.`);
  const { projectId } = writeSecretsOfCopy(secretsFile, secrets);
  say(`Base of ${base.endedAt.toISOString()}`);
  const content = await store.read(`${baseFolder(chosen.line, base.name)}/${CONTENT_FILE}`);
  if (!content) throw new BackendError(`${store.where} lacks ${CONTENT_FILE} of ${base.name}.`);
  await pipeline(content, createGunzip(), unpackTar(directory));
  const major = base.version.split(".")[0] ?? OWN_MAJOR;
  const programs = major === OWN_MAJOR ? undefined : programsFolder(directory, major);
  if (programs !== undefined) await recovery.fetchPrograms(directory, major);
  const wal = path.join(into, "wal");
  const { segments, lacking } = walBetween(chosen, base, target);
  await fetchWal(store, chosen.line, segments, wal);
  say(`${segments.length} segments of WAL`);
  await writeFile(path.join(directory, "recovery.signal"), "");
  if (user !== "ourselves") {
    await give(directory, user);
    await give(wal, user);
  }
  await chmod(directory, 0o700);
  const { newestChange, isEnd } = await replay({ directory, programs, wal, target, lacking, user });
  if (isEnd) say("Nothing in the archive is of a later moment: this is its end");
  say(`The newest change in it is of ${newestChange?.toISOString() ?? "before the base's end"}`);
  await rm(wal, { recursive: true });

  say(`${await fetchFiles(store, chosen.line, files)} stored files`);
  lineOf(into);
  // Last: a server refuses a folder without it.
  writeMarker(into, { project: projectId });
}

function choose(
  coverage: Coverage[],
  target: Target,
  line: string | undefined,
  where: string,
): { chosen: Coverage; base: Base } {
  const asked = line === undefined ? coverage : coverage.filter((one) => one.line === line);
  if (asked.length === 0) {
    throw new BackendError(
      line === undefined
        ? `${where} has no base yet: a server with WAL_ARCHIVE makes one when it starts, npm run history -- base at any time.`
        : `${where} has no line ${line}. It has:\n${describeCoverage(coverage)}`,
    );
  }
  const last = asked.slice(-1);
  const covering =
    target === "latest"
      ? [...last, ...last.flatMap((one) => besides(one, asked))]
      : asked.filter(({ from, to }) => from <= target && target <= to);
  const [chosen, another] = covering;
  if (!chosen) {
    const moment = target === "latest" ? target : target.toISOString();
    throw new BackendError(
      `${moment} is not covered; "--to latest" recovers the end. The archive covers:\n${describeCoverage(asked)}`,
    );
  }
  if (another) {
    throw new BackendError(
      `Several servers wrote at that moment: choose one with --line. The archive covers:\n${describeCoverage(covering)}`,
    );
  }
  if (target === "latest" && chosen.lacking !== undefined) {
    throw new BackendError(
      `${where} lacks the segment ${chosen.lacking}, and what was written after it cannot be recovered: name a moment before it. The archive covers:\n${describeCoverage(asked)}`,
    );
  }
  const base = chosen.bases.findLast(({ endedAt }) => target === "latest" || endedAt <= target);
  if (!base) throw new Error("A covered moment has no base before it");
  return { chosen, base };
}

function requireFresh(into: string): void {
  if (existsSync(into) && readdirSync(into).length > 0) {
    throw new BackendError(`${into} holds files: name a folder that is new or empty.`);
  }
}

/**
 * The WAL from the base to the target, and the missing segment after it. The time of archiving does not show
 * when a segment was written, but a base that began later does.
 */
function walBetween(
  { bases, segments, lacking }: Coverage,
  { firstSegment }: Base,
  target: Target,
): Pick<Coverage, "segments" | "lacking"> {
  const later = bases.find(({ startedAt }) => target !== "latest" && startedAt > target);
  const needed = segments.filter(
    ({ name }) => name >= firstSegment && (!later || name <= later.firstSegment),
  );
  return { segments: needed, lacking: later ? undefined : lacking };
}

async function fetchWal(
  store: ArchiveStore,
  line: string,
  segments: readonly Segment[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  for (const { name } of segments) {
    const content = await store.read(`${line}/wal/${name}.gz`);
    if (!content) throw new BackendError(`${store.where} lacks the segment ${name} of ${line}.`);
    await pipeline(content, createGunzip(), createWriteStream(path.join(folder, name)));
  }
}

async function fetchFiles(store: ArchiveStore, line: string, folder: string): Promise<number> {
  await mkdir(folder, { mode: 0o700 });
  let fetched = 0;
  for (const { name, size } of await store.list(`${line}/files`)) {
    const content = await store.read(fileName(line, name));
    // A running server may have taken it away since.
    if (!content) continue;
    await mkdir(path.join(folder, name.slice(0, 2)), { recursive: true, mode: 0o700 });
    const file = path.join(folder, name.slice(0, 2), name);
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    const written = (await stat(file)).size;
    if (written !== size) {
      throw new BackendError(
        `${store.where} gave ${written} of the ${size} bytes of the stored file ${name} of ${line}.`,
      );
    }
    fetched += 1;
  }
  return fetched;
}

async function give(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(path.join(entry.parentPath, entry.name), uid, gid);
  }
}
