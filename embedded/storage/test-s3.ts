import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { sign } from "aws4";
import type { S3Settings } from "./s3-blobs.ts";

const KEYS = { accessKeyId: "test-key", secretAccessKey: "test secret/+" };
const REGION = "ap-southeast-1";
const BUCKET = "benih-test";
const EPOCH = new Date("2026-01-01T00:00:00Z");

type Kept = { bytes: Buffer; at: Date };
export type TestS3 = Awaited<ReturnType<typeof startTestS3>>;

/**
 * An S3-compatible store in memory, only for tests: the parts of the S3 API that openS3Blobs uses. Each
 * request's signature (checked with another library than the one that made it) and the checksum of its body
 * must be right.
 */
export async function startTestS3() {
  const kept = new Map<string, Kept>();
  /** Statuses to answer instead of the real ones. */
  const failing: number[] = [];
  const server = createServer((request, response) => {
    answer(kept, failing, request, response).catch((error: unknown) => {
      refuse(response, 500, "InternalError", String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: REGION,
    bucket: BUCKET,
    ...KEYS,
  };
  return {
    settings,
    keys: () => [...kept.keys()],
    /** Makes the next answer this status. */
    failOnce: (status: number) => failing.push(status),
    /** Makes everything look as if it had been stored long ago. */
    age() {
      for (const one of kept.values()) one.at = EPOCH;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  kept: Map<string, Kept>,
  failing: number[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const status = failing.shift();
  if (status !== undefined) return refuse(response, status, "SlowDown", "As the test wants it.");
  if (!isSigned(request)) return refuse(response, 403, "SignatureDoesNotMatch", "Wrong signature.");
  const declared = request.headers["x-amz-content-sha256"];
  const found = createHash("sha256").update(body).digest("hex");
  if (declared !== "UNSIGNED-PAYLOAD" && declared !== found) {
    return refuse(response, 400, "XAmzContentSHA256Mismatch", "Wrong checksum of the body.");
  }
  const { pathname, searchParams } = new URL(request.url ?? "", "http://store");
  const [, bucket, ...rest] = pathname.split("/").map(decodeURIComponent);
  const key = rest.join("/");
  if (bucket !== BUCKET) return refuse(response, 404, "NoSuchBucket", "There is no such bucket.");
  if (key === "") return answerBucket(kept, request, response, searchParams);
  if (request.method === "PUT") return put(kept, key, body, request, response);
  if (request.method === "DELETE") {
    kept.delete(key);
    response.writeHead(204).end();
    return;
  }
  const one = kept.get(key);
  if (!one) return refuse(response, 404, "NoSuchKey", "There is no such key.");
  give(one.bytes, request, response);
}

function isSigned(request: IncomingMessage): boolean {
  const { authorization = "", host } = request.headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
  const unsigned = {
    service: "s3",
    region: REGION,
    method: request.method ?? "",
    path: request.url ?? "",
    host: host ?? "",
    headers,
    // The library would leave it out, although a signer may include it.
    extraHeadersToInclude: { range: true },
  };
  const signed = sign(unsigned, KEYS);
  const parts = (header: unknown) => String(header).replace(/,\s*/g, ", ");
  return parts(signed.headers?.Authorization) === parts(authorization);
}

function put(
  kept: Map<string, Kept>,
  key: string,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const source = request.headers["x-amz-copy-source"];
  if (source === undefined) {
    kept.set(key, { bytes: body, at: new Date() });
    response.writeHead(200, { etag: etagOf(body) }).end();
    return;
  }
  const [bucket, ...rest] = decodeURIComponent(String(source)).replace(/^\//, "").split("/");
  const from = bucket === BUCKET ? kept.get(rest.join("/")) : undefined;
  if (!from) {
    refuse(response, 404, "NoSuchKey", "There is nothing to copy.");
    return;
  }
  kept.set(key, { bytes: from.bytes, at: new Date() });
  sendXml(response, 200, `<CopyObjectResult><ETag>${etagOf(from.bytes)}</ETag></CopyObjectResult>`);
}

function give(bytes: Buffer, request: IncomingMessage, response: ServerResponse): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  if (from === undefined) {
    response.writeHead(200, { "content-length": bytes.length, etag: etagOf(bytes) });
    response.end(request.method === "HEAD" ? undefined : bytes);
    return;
  }
  const part = bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
  response.writeHead(206, { "content-length": part.length, etag: etagOf(bytes) }).end(part);
}

/** A list has two entries per page, whatever is requested, as a store may send fewer. */
function answerBucket(
  kept: Map<string, Kept>,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): void {
  if (request.method === "HEAD") {
    response.writeHead(200).end();
    return;
  }
  const after = query.get("continuation-token") ?? "";
  const names = [...kept.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const page = names.slice(0, Math.min(2, Number(query.get("max-keys") ?? 1000)));
  const entries = page.map((key) => {
    const { bytes, at } = kept.get(key) ?? { bytes: Buffer.alloc(0), at: EPOCH };
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const isCut = names.length > page.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  sendXml(
    response,
    200,
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated><KeyCount>${page.length}</KeyCount>${next}${entries.join("")}</ListBucketResult>`,
  );
}

function etagOf(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
