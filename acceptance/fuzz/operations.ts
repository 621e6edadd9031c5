import fc from "fast-check";
import { z } from "zod";
import { caller, member } from "./callers.ts";
import { fromSchema } from "./from-schema.ts";
import {
  damaged,
  type Header,
  header,
  hostileInAddress,
  hostileJsonText,
  hostileText,
  mostly,
  someHeaders,
} from "./hostile.ts";
import { request, type Surface } from "./shot.ts";

const description = z.object({
  components: z.record(z.string(), z.unknown()),
  paths: z.record(
    z.string(),
    z.object({
      post: z.object({
        parameters: z
          .array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() }))
          .default([]),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: z.unknown().optional() })) })
          .optional(),
      }),
    }),
  ),
});

/** It ends the account that the others act as. */
const NOT_CALLED = ["/api/account/delete"];

const odd = someHeaders(
  header(
    "Content-Type",
    mostly(
      fc.constantFrom(
        "application/json",
        "text/plain",
        "application/json; charset=utf-16",
        "multipart/form-data",
      ),
      hostileText,
    ),
  ),
  header("Accept", hostileText),
  header("X-Forwarded-For", hostileText),
  header("Origin", mostly(fc.constantFrom("https://nothing.example", "null"), hostileText)),
);
const wrongBody = fc.oneof(
  hostileJsonText,
  damaged(
    fc.constantFrom(
      '{"version":0,"profile":{}}',
      '{"id":"x"}',
      '{"item":{"kind":"pack","id":"pack_10"}}',
    ),
  ),
);

/** Ten pages of nothing, or bytes that only begin as what they claim to be. */
const file = fc
  .oneof(
    damaged(
      fc.constantFrom(
        "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 3 >>\nstartxref\n0\n%%EOF\n",
      ),
    ),
    fc.constantFrom(
      "\x89PNG\r\n\x1a\n",
      "GIF89a",
      "\xff\xd8\xff\xe0",
      "RIFF\0\0\0\0WEBPVP8 ",
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "PK\x03\x04",
      "",
      "%PDF-",
      `%PDF-1.7\n${"1 0 obj\n<<".repeat(20_000)}`,
    ),
    hostileText,
  )
  .map((text): Uint8Array => Buffer.from(text, "latin1"));

/**
 * Every operation that the server describes at `/api`, with bodies generated from its schemas and
 * deviations from them.
 */
export function operations(document: unknown): Surface {
  const { paths, components } = description.parse(document);
  const calls = Object.entries(paths)
    .filter(([path]) => !NOT_CALLED.includes(path))
    .map(([path, { post }]) => {
      const { schema } = post.requestBody?.content["application/json"] ?? {};
      const takesFile = post.requestBody !== undefined && schema === undefined;
      const body = takesFile
        ? file
        : mostly(
            fromSchema(schema ?? {}, components).map((value) => JSON.stringify(value)),
            wrongBody,
            8,
          );
      const parameters = fc.tuple(
        ...post.parameters
          .filter((each) => each.in === "query")
          .map(({ name, schema }) =>
            mostly<unknown>(fromSchema(schema, components), hostileText, 3).map(
              (value) => `${name}=${encodeURIComponent(textOf(value)).replaceAll("%7E", "~")}`,
            ),
          ),
      );
      const takesKey = post.parameters.some((each) => each.in === "header");
      const key = mostly(fc.uuid(), hostileText, 5).map((value): Header[] =>
        takesKey ? [["Idempotency-Key", value.slice(0, 3000)]] : [],
      );
      return fc
        .tuple(
          mostly(
            fc.constant("POST"),
            fc.constantFrom("GET", "PUT", "HEAD", "OPTIONS", "DELETE"),
            25,
          ),
          mostly(
            fc.constant(path),
            hostileInAddress.map((part) => path + part),
            25,
          ),
          parameters,
          mostly(member, caller, 12),
          key,
          odd,
          body,
        )
        .map(([method, where, given, who, keys, more, content]) =>
          request({
            method,
            target: `${where}${given.length > 0 ? `?${given.join("&").slice(0, 9000)}` : ""}`,
            headers: [...who, ...keys, ...more],
            ...(method !== "GET" && { body: content }),
          }),
        );
    });
  return { name: "operations", shots: fc.oneof(...calls) };
}

function textOf(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 3000).toWellFormed();
}
