import { readdir } from "node:fs/promises";
import { validate } from "@readme/openapi-parser";
import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ERROR_CODES } from "../../../contracts/errors.ts";
import type { OperationContract } from "../../../contracts/operation.ts";
import { STATUS } from "../../http/answer.ts";
import { EXAMPLES } from "./examples/examples.ts";
import { NOUNS, nounOf } from "./nouns.ts";
import { openApi } from "./openapi.ts";
import { allDescriptions, mountedOperations } from "./test-descriptions.ts";

const descriptions = allDescriptions();
const document = openApi(descriptions, "https://benih.example");
/** The document as readers get it. */
const sent: typeof document = JSON.parse(JSON.stringify(document));
const paths = descriptions.map(({ path }) => path);
const posts = Object.entries(sent.paths).map(([address, { post }]) => ({ address, post }));

const VALID = { valid: true, warnings: [], specification: "OpenAPI" };

const isContract = z.object({
  path: z.string(),
  summary: z.string(),
  input: z.instanceof(z.ZodType),
  output: z.instanceof(z.ZodType),
});

async function contracts(): Promise<OperationContract[]> {
  const folder = new URL("../../../contracts/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => /^[\w-]+\.ts$/.test(name));
  const modules = await Promise.all(
    files.map(async (name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)),
  );
  return modules
    .flatMap((exported) => Object.values(exported))
    .flatMap((value) => isContract.safeParse(value).data ?? []);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: "doc", components: sent.components });

/** Checks a value against one of the document's schemas; returns what is wrong. */
function problemsWith(schema: unknown, value: unknown): unknown {
  const standing = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"doc#/components'),
  );
  const check = ajv.compile(isSchema.parse(standing));
  return check(value) ? [] : check.errors;
}
const isSchema = z.custom<AnySchema>((value) => typeof value === "object");

describe("the description", () => {
  it("is valid OpenAPI 3.1", async () => {
    const read = JSON.parse(JSON.stringify(document));
    expect(await validate(structuredClone(read))).toEqual(VALID);
    read.paths["/api/files/remove"].post.responses = { none: {} };
    expect(await validate(read)).toMatchObject({ valid: false });
  });

  it("has one operation for each that is mounted, and for no other", () => {
    expect(Object.keys(sent.paths).sort()).toEqual(paths.map((path) => `/api/${path}`).sort());
    expect(new Set(paths).size).toBe(paths.length);
    const mounted = mountedOperations().map(({ description }) => description.path);
    expect(paths.filter((path) => !mounted.includes(path))).toEqual([
      "mail/send-auth",
      "payments/webhook",
    ]);
  });

  it("has every contract that there is: none is left unmounted", async () => {
    const agreed = (await contracts()).map(({ path }) => path);
    expect(agreed.length).toBeGreaterThan(10);
    expect(agreed.filter((path) => !paths.includes(path))).toEqual([]);
    const json = descriptions.filter(
      ({ takes, caller }) => takes.kind === "json" && caller === "person",
    );
    expect(json.map(({ path }) => path).filter((path) => !agreed.includes(path))).toEqual([]);
  });

  it("says what each noun is, and names no operation twice", () => {
    expect(paths.map(nounOf).filter((noun) => !NOUNS[noun])).toEqual([]);
    expect(Object.keys(NOUNS).filter((noun) => !paths.map(nounOf).includes(noun))).toEqual([]);
    const ids = posts.map(({ post }) => post.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("tells every code with its status and when", () => {
    const { oneOf } = sent.components.schemas.ErrorCode;
    expect(oneOf.map((one) => one.const)).toEqual(ERROR_CODES);
    for (const { const: code, title, description } of oneOf) {
      expect(title).toBe(String(STATUS[code]));
      expect(description.length).toBeGreaterThan(20);
    }
  });

  it("shows the fields of a form, though they are read in steps", () => {
    const schema = bodyOf("startup-profile/save")?.schema;
    expect(schema).toMatchObject({
      properties: {
        version: { type: "integer", minimum: 0 },
        profile: {
          properties: {
            name: { type: "string", maxLength: 120 },
            country: { enum: expect.arrayContaining(["Vietnam"]) },
            venture_round: { enum: expect.arrayContaining(["seed"]) },
          },
          required: expect.arrayContaining(["mobile_phone", "company_email"]),
        },
      },
    });
  });
});

const bodyOf = (path: string) => {
  const content = sent.paths[`/api/${path}`]?.post.requestBody?.content;
  return content && "application/json" in content ? content["application/json"] : undefined;
};

describe.each(posts)("$address", ({ address, post }) => {
  const path = address.replace("/api/", "");
  const described = descriptions.find((one) => one.path === path);

  it("has an example that is as its schemas say", () => {
    const example = EXAMPLES[path];
    const body = bodyOf(path);
    expect(example, "Add one below server/operations/description/examples/").toBeDefined();
    expect(example?.input === undefined).toBe(body === undefined);
    if (body) expect(problemsWith(body.schema, body.example)).toEqual([]);
    const success = post.responses[200].content;
    if ("application/json" in success) {
      const { schema, example: answer } = z
        .object({ schema: z.unknown(), example: z.unknown() })
        .parse(success["application/json"]);
      expect(answer).toHaveProperty("data");
      expect(problemsWith(schema, answer)).toEqual([]);
    } else if (described?.answers.kind === "pdf") {
      expect(Object.keys(success)).toEqual(["application/pdf"]);
    } else {
      expect(success).toMatchObject({ "text/csv": { example: expect.stringContaining(",") } });
    }
    const known = Object.keys(described?.query?.shape ?? {});
    expect(Object.keys(example?.query ?? {}).filter((name) => !known.includes(name))).toEqual([]);
    for (const parameter of post.parameters) {
      if ("example" in parameter) {
        expect(problemsWith(parameter.schema, parameter.example)).toEqual([]);
      }
    }
  });

  it("has an example that the operation takes", async () => {
    const contract = (await contracts()).find((one) => one.path === path);
    const schema = contract?.input ?? described?.query;
    const given = contract ? EXAMPLES[path]?.input : EXAMPLES[path]?.query;
    if (schema) expect(schema.safeParse(given).error).toBeUndefined();
    if (contract) {
      expect(contract.output.safeParse(EXAMPLES[path]?.data).error).toBeUndefined();
    }
  });

  it("says who may call it, and shows an example of each refusal", () => {
    const callers = {
      person: "accessToken",
      "auth service": "webhookSignature",
      "payment gateway": "stripeSignature",
    };
    const caller = callers[described?.caller ?? "person"];
    expect(post.security).toEqual([{ [caller]: [] }]);
    const codes = Object.entries(post.responses)
      .filter(([status]) => status !== "200")
      .flatMap(([status, response]) => {
        const { schema, examples } = refusalIn.parse(response).content["application/json"];
        return Object.entries(examples).map(([code, { value }]) => {
          expect(problemsWith(schema, value)).toEqual([]);
          expect(STATUS[z.enum(ERROR_CODES).parse(code)]).toBe(Number(status));
          return code;
        });
      });
    expect(codes.sort()).toEqual([...new Set(described?.refusals)].sort());
    const tooMany: unknown = Object.entries(post.responses).find(([key]) => key === "429")?.[1];
    expect(described?.refusals.includes("too_many_requests")).toBe(tooMany !== undefined);
    if (tooMany) expect(tooMany).toHaveProperty("headers.Retry-After");
  });
});

const refusalIn = z.object({
  content: z.object({
    "application/json": z.object({
      schema: z.unknown(),
      examples: z.record(z.string(), z.object({ value: z.unknown() })),
    }),
  }),
});

describe("a schema of the document", () => {
  it.each([
    ["a code that is none", { error: { code: "nothing", message: "" } }],
    ["no message", { error: { code: "not_found" } }],
    ["an answer that is none", { data: 1 }],
  ])("refuses %s", (_what, value) => {
    expect(problemsWith({ $ref: "#/components/schemas/Refusal" }, value)).not.toEqual([]);
  });
});
