import fc from "fast-check";
import { caller, member } from "./callers.ts";
import {
  damaged,
  header,
  hostileInAddress,
  hostileJson,
  hostileJsonText,
  hostileText,
  mostly,
  someHeaders,
  someOf,
  words,
} from "./hostile.ts";
import { request, type Surface } from "./shot.ts";

const bucket = mostly(
  fc.constantFrom(
    ...words`
    fuzz-private fuzz-private fuzz-public fuzz-public pitch-decks business-licenses logos nowhere
  `,
  ),
  hostileInAddress,
  12,
);
const key = mostly(
  fc.constantFrom(
    "~id0~/a.pdf",
    "~id0~/a.pdf",
    "~id1~/b.png",
    "~id0~/ก/你.txt",
    "~id0~",
    "~id0~/",
    "/~id0~/a",
    "~id0~//a",
    "a/../b",
    "~id0~/..%2F..%2Fx",
    "~id0~/.emptyFolderPlaceholder",
    "x".repeat(900),
    `~id0~/${"y/".repeat(500)}`,
  ),
  hostileInAddress.map((part) => `~id0~/${part}`),
  2,
);
const object = fc.tuple(bucket, key).map((two) => two.join("/"));

const ADDRESSES: Record<string, readonly string[]> = {
  GET: words`
    bucket bucket/:b object/:o object/:o object/authenticated/:o object/public/:o
    object/public/:o object/sign/:o object/info/:o object/info/public/:o
    object/info/authenticated/:o render/image/public/:o s3/:o
  `,
  HEAD: ["object/:o", "object/public/:o", "object/sign/:o", "upload/resumable/:o"],
  POST: words`
    bucket bucket/:b/empty object/list/:b object/list/:b object/list-v2/:b object/move
    object/copy object/sign/:b object/sign/:o object/upload/sign/:o object/:o object/:o object/:o
    upload/resumable upload/resumable/sign vector/x
  `,
  PUT: ["bucket/:b", "object/:o", "object/upload/sign/:o", "upload/resumable/:o"],
  PATCH: ["upload/resumable/:o", "object/:o"],
  DELETE: ["object/:b", "object/:o", "bucket/:b", "upload/resumable/:o", "cdn/:o"],
  OPTIONS: ["upload/resumable", "object/:o"],
};

const QUERY: Record<string, fc.Arbitrary<string>> = {
  token: mostly(fc.constantFrom("x", "~token0~", "eyJhbGciOiJub25lIn0.e30."), hostileText),
  download: mostly(fc.constantFrom("", "x.pdf", "ก.pdf"), hostileText, 1),
  width: hostileText,
  limit: hostileText,
  offset: hostileText,
  cursor: hostileText,
  search: hostileText,
  prefix: hostileText,
  x: hostileText,
};
const query = someOf(QUERY, 3, 9000);

const headers = someHeaders(
  header(
    "Range",
    mostly(
      fc.constantFrom(
        ...words`
        bytes=0-1 bytes=-2 bytes=1- bytes=5-1 bytes=0-0,3-4 bytes=99999999999999999999- bytes=-0
        bytes=a-b
      `,
      ),
      hostileText,
    ),
  ),
  header("If-None-Match", mostly(fc.constantFrom("*", '"x"', 'W/"x"'), hostileText)),
  header(
    "If-Modified-Since",
    mostly(fc.constantFrom("Sun, 22 Nov 2026 00:00:00 GMT"), hostileText),
  ),
  header("If-Range", hostileText),
  header("x-upsert", mostly(fc.constantFrom("true", "false"), hostileText)),
  header(
    "x-metadata",
    mostly(
      fc.constantFrom(
        "e30=",
        "eyJhIjoxfQ==",
        "eyJhIjoiXHUwMDAwIn0=",
        Buffer.from(`{"a":${"[".repeat(3000)}${"]".repeat(3000)}}`).toString("base64"),
      ),
      hostileText,
    ),
  ),
  header(
    "Cache-Control",
    mostly(fc.constantFrom("max-age=60", "max-age=999999999999"), hostileText),
  ),
  header("Tus-Resumable", mostly(fc.constantFrom("1.0.0", "0.2.2"), hostileText)),
  header("Upload-Length", mostly(fc.constantFrom("5", "-1", "99999999999999999999"), hostileText)),
  header("Upload-Offset", mostly(fc.constantFrom("0", "-1"), hostileText)),
  header(
    "Upload-Metadata",
    mostly(fc.constantFrom("bucketName eA==,objectName eA=="), hostileText),
  ),
);

/** A form as storage-js sends it, later mutilated. */
const form = fc
  .record({
    boundary: mostly(fc.constantFrom("b", "----x"), hostileText, 8),
    name: mostly(fc.constantFrom("a.pdf"), hostileText),
    type: mostly(
      fc.constantFrom("application/pdf", "image/png", "text/html", "image/svg+xml"),
      hostileText,
    ),
    field: mostly(fc.constantFrom("cacheControl", "metadata", "contentType"), hostileText),
    value: fc.oneof(hostileText, hostileJsonText).map((text) => text.slice(0, 20_000)),
    content: mostly(fc.constantFrom("%PDF-1.7\n", "", "x".repeat(200_000)), hostileText),
    fields: fc.constantFrom(1, 1, 1, 0, 12, 300),
  })
  .map(({ boundary, name, type, field, value, content, fields }) => {
    const part = (disposition: string, inside: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${inside}\r\n`;
    const text =
      part(`name="${field}"`, `\r\n${value}`).repeat(fields) +
      part(`name=""; filename="${name}"`, `Content-Type: ${type}\r\n\r\n${content}`);
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      text: `${text}--${boundary}--\r\n`,
    };
  });
const FORM_TYPES = [
  "multipart/form-data",
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="b',
  "multipart/form-data; boundary=a; boundary=b",
  `multipart/form-data; boundary=${"b".repeat(300)}`,
  "multipart/mixed; boundary=b",
];
const upload = fc.oneof(
  { weight: 3, arbitrary: form },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        damaged(form.map(({ text }) => text)),
        fc.constantFrom("multipart/form-data; boundary=b", ...FORM_TYPES),
      )
      .map(([text, type]) => ({ type, text })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        mostly(
          fc.constantFrom(
            "application/pdf",
            "image/png",
            "text/plain",
            "text/html",
            "",
            "*/*",
            "image/*",
          ),
          hostileText,
        ),
        mostly(fc.constantFrom("%PDF-1.7\n", "", "hello"), hostileText),
      )
      .map(([type, text]) => ({ type, text })),
  },
);

const rules = fc.record(
  {
    id: mostly<unknown>(fc.constantFrom("fuzz-private", "fuzz-new"), hostileJson),
    name: mostly<unknown>(fc.constantFrom("fuzz-private", "fuzz-new"), hostileJson),
    public: mostly<unknown>(fc.boolean(), hostileJson),
    file_size_limit: mostly<unknown>(fc.constantFrom(null, 100, "1MB", "1XB", -1), hostileJson),
    allowed_mime_types: mostly<unknown>(fc.constantFrom(null, ["image/*"], ["x"]), hostileJson),
    bucketId: mostly<unknown>(fc.constantFrom("fuzz-private", "fuzz-public"), hostileJson),
    sourceKey: mostly<unknown>(fc.constantFrom("~id0~/a.pdf"), hostileJson),
    destinationKey: mostly<unknown>(
      fc.constantFrom("~id0~/c.pdf", "~id0~/a.pdf", "../x"),
      hostileJson,
    ),
    destinationBucket: mostly<unknown>(fc.constantFrom("fuzz-public"), hostileJson),
    copyMetadata: hostileJson,
    expiresIn: mostly<unknown>(fc.constantFrom(60, 1e9, -1, 0.5), hostileJson),
    paths: mostly<unknown>(
      fc.constantFrom(
        ["~id0~/a.pdf"],
        [],
        Array.from({ length: 2000 }, () => "~id0~/a.pdf"),
      ),
      hostileJson,
    ),
    prefixes: mostly<unknown>(fc.constantFrom(["~id0~/a.pdf"], ["~id0~/x", ""]), hostileJson),
    prefix: mostly<unknown>(fc.constantFrom("~id0~", "~id0~/", "", "%", "_"), hostileJson),
    limit: mostly<unknown>(fc.constantFrom(1, 100, 1e9, -1, 0, 1.5), hostileJson),
    offset: mostly<unknown>(fc.constantFrom(0, 1e9, -1), hostileJson),
    search: hostileJson,
    sortBy: mostly<unknown>(
      fc.record({
        column: mostly<unknown>(fc.constantFrom("name", "created_at", "id"), hostileJson),
        order: mostly<unknown>(fc.constantFrom("asc", "desc"), hostileJson),
      }),
      hostileJson,
    ),
    cursor: hostileJson,
    with_delimiter: hostileJson,
    transform: hostileJson,
    upsert: hostileJson,
  },
  { requiredKeys: [] },
);
const json = fc
  .oneof(
    { weight: 5, arbitrary: rules.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: hostileJsonText },
  )
  .map((text) => ({ type: "application/json", text }));

const filePath = /object\/(upload\/sign\/)?:o$/;
const shots = fc
  .constantFrom(
    ...words`
    GET GET GET HEAD POST POST POST PUT PATCH DELETE OPTIONS
  `,
  )
  .chain((method) =>
    fc.tuple(
      fc.constant(method),
      mostly(fc.constantFrom(...(ADDRESSES[method] ?? [])), hostileInAddress, 15),
    ),
  )
  .chain(([method, address]) =>
    fc.tuple(
      fc.constant(method),
      fc.constant(address),
      object,
      bucket,
      query,
      mostly(member, caller, 2),
      headers,
      filePath.test(address) && method !== "DELETE"
        ? mostly(upload, json, 10)
        : mostly(json, upload, 10),
    ),
  )
  .map(([method, address, where, place, asked, who, given, { type, text }]) =>
    request({
      method,
      target: `/storage/v1/${address.replace(":o", () => where).replace(":b", () => place)}${asked}`,
      headers: [...who, ...given, ["Content-Type", type]],
      ...(/^P|DEL/.test(method) && { body: text }),
    }),
  );

/** Files: every address, forms taken apart, hostile names, ranges, and the headers of resumable uploads. */
export const storage: Surface = { name: "storage", shots };
