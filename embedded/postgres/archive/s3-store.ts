import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { z } from "zod";
import { BackendError } from "../../backend-error.ts";
import type { OperatingUser } from "../operating-user.ts";
import { forPostgres, quote } from "./shell.ts";
import type { ArchiveStore } from "./store.ts";

const run = promisify(execFile);
const MOST_OUTPUT = 256 * 1024 ** 2;
/** Asks the client, without sending anything, whether it can write without overwriting. */
const ASKED_WITHOUT_SENDING = [
  ..."s3api put-object --bucket a --key b --generate-cli-skeleton output --if-none-match".split(
    " ",
  ),
  "*",
];
/** The most that one call can delete, and one argument hold. */
const BATCH = 500;
const MISSING = /\(404\)|NoSuchKey|Not Found/;

const listing = z.object({
  Contents: z
    .array(z.object({ Key: z.string(), Size: z.number(), LastModified: z.coerce.date() }))
    .default([]),
  CommonPrefixes: z.array(z.object({ Prefix: z.string() })).default([]),
});

/**
 * An archive in a bucket of S3, or of a compatible store, through the AWS CLI with its own settings
 * (`AWS_ACCESS_KEY_ID`, `AWS_ENDPOINT_URL` …).
 */
export function openS3Store(address: string, user: OperatingUser): ArchiveStore {
  const { hostname: bucket, pathname } = new URL(address);
  const folder = pathname.replace(/^\/+|\/+$/g, "");
  const keyOf = (name: string) => (folder === "" ? name : `${folder}/${name}`);
  const urlOf = (name: string) => `s3://${bucket}/${keyOf(name)}`;

  const find = async (prefix: string, ...options: string[]) => {
    const args = ["s3api", "list-objects-v2", "--bucket", bucket, "--prefix", prefix];
    // If there is nothing to list, the output is empty.
    const said = await aws([...args, "--output", "json", ...options]);
    return listing.parse(said.trim() === "" ? {} : JSON.parse(said));
  };

  const remove = async (names: readonly string[]) => {
    for (let from = 0; from < names.length; from += BATCH) {
      const keys = names.slice(from, from + BATCH).map((name) => ({ Key: keyOf(name) }));
      const what = JSON.stringify({ Objects: keys, Quiet: true });
      await aws(["s3api", "delete-objects", "--bucket", bucket, "--delete", what]);
    }
  };

  return {
    where: address,

    archiveCommand: (line) => archiveInto(bucket, keyOf(`${line}/wal`), urlOf(`${line}/wal`)),

    async prepareLine() {
      const account = user === "ourselves" ? {} : user;
      const tried = spawnSync("aws", ASKED_WITHOUT_SENDING, { ...account, cwd: tmpdir() });
      if (tried.error === undefined && String(tried.stderr).includes("Unknown options")) {
        throw new BackendError(
          `WAL_ARCHIVE=${address} needs a newer AWS CLI, whose put-object has --if-none-match (from August 2024 on; Debian 12 has an older one): install Amazon's own, or archive into a folder.`,
        );
      }
      if (tried.status !== 0) {
        throw new BackendError(
          `WAL_ARCHIVE=${address} needs the AWS CLI (aws) on the PATH${user === "ourselves" ? "" : ", where the account postgres may run it"}: install it, or archive into a folder.`,
        );
      }
      await find(keyOf(""), "--max-items", "1");
    },

    async write(name, content) {
      const child = spawn("aws", ["s3", "cp", "--only-show-errors", "-", urlOf(name)], {
        stdio: ["pipe", "ignore", "pipe"],
      });
      const ended = endOf(child);
      const sent = pipeline(
        typeof content === "string" ? Readable.from([content]) : content,
        child.stdin,
      );
      sent.catch(() => child.kill("SIGKILL"));
      try {
        // If the client ends first, its reason says more than the broken pipe.
        await ended;
        await sent;
      } catch (error) {
        // A stream that ended early may look complete, and its name was new. A text is sent completely or not
        // at all, and the file that it should replace is still there.
        if (typeof content !== "string") await remove([name]).catch(() => undefined);
        throw error;
      }
    },

    async read(name) {
      const key = keyOf(name);
      const isThere = await aws(["s3api", "head-object", "--bucket", bucket, "--key", key]).then(
        () => true,
        (error: unknown) => {
          if (MISSING.test(String(error))) return false;
          throw error;
        },
      );
      if (!isThere) return undefined;
      const child = spawn("aws", ["s3", "cp", "--only-show-errors", urlOf(name), "-"], {
        stdio: ["ignore", "pipe", "pipe"],
      });
      return Readable.from(wholeOutput(child), { objectMode: false });
    },

    async list(prefix) {
      const below = `${keyOf(prefix)}/`;
      const { Contents } = await find(below);
      return Contents.map(({ Key, Size, LastModified }) => ({
        name: Key.slice(below.length),
        size: Size,
        modifiedAt: LastModified,
      }));
    },

    async lines() {
      const below = keyOf("");
      const { CommonPrefixes } = await find(below, "--delimiter", "/");
      return CommonPrefixes.map(({ Prefix }) => Prefix.slice(below.length).replace(/\/$/, ""));
    },

    remove,
  };
}

async function aws(args: readonly string[]): Promise<string> {
  const { stdout } = await run("aws", args, { maxBuffer: MOST_OUTPUT });
  return stdout;
}

/** A client's output, which ends successfully only if the client does. */
async function* wholeOutput(child: ChildProcess & { stdout: Readable }): AsyncGenerator<Buffer> {
  const ended = endOf(child);
  // A reader that stops early does not learn how it ended.
  ended.catch(() => undefined);
  yield* child.stdout;
  await ended;
}

function endOf(child: ChildProcess): Promise<void> {
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`aws ended with ${code}: ${said.trim()}`));
    });
  });
}

/** As in a folder: the bucket refuses an existing segment, which is fine if it is the same. */
function archiveInto(bucket: string, folderKey: string, folderUrl: string): string {
  const key = `${quote(forPostgres(folderKey))}/%f.gz`;
  const url = `${quote(forPostgres(folderUrl))}/%f.gz`;
  const put = `aws s3api put-object --if-none-match '*' --bucket ${quote(bucket)} --key ${key} --body "$f"`;
  return [
    'f=$(mktemp) && gzip -nc1 < "%p" > "$f" &&',
    `{ ${put} > /dev/null || aws s3 cp --only-show-errors ${url} - | gzip -dc | cmp -s - "%p"; };`,
    's=$?; rm -f "$f"; exit $s',
  ].join(" ");
}
