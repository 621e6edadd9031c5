import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { COMPLETE_PROFILE } from "../testing/complete-profile.ts";
import { type SignedUp, signUp } from "../testing/people.ts";
import { ask } from "./pages.ts";

const server = inject("server");

const schema = z.record(z.string(), z.unknown());
const response = z.object({
  content: z.object({ "application/json": z.object({ schema }) }).optional(),
});
const description = z.object({
  openapi: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  components: z.record(z.string(), z.unknown()),
  paths: z.record(
    z.string(),
    z.object({
      post: z.object({
        requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    }),
  ),
});

let document: z.infer<typeof description>;
let founder: SignedUp;
beforeAll(async () => {
  const answer = await ask(`${server.url}/api`, { headers: { accept: "application/json" } });
  document = description.parse(JSON.parse(answer.text));
  founder = await signUp(server, "Startup", "vi");
});

/** What is wrong with an answer, according to the description. */
function problemsWith(path: string, status: number, body: unknown): unknown {
  const said = response.parse(document.paths[`/api/${path}`]?.post.responses[status]);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const check = ajv.compile({
    ...said.content?.["application/json"].schema,
    components: document.components,
  });
  return check(body) ? [] : check.errors;
}

describe("the description of the running server", () => {
  it("names operations that exist, and refuse a caller who has not signed in", async () => {
    const paths = Object.keys(document.paths);
    expect(paths.length).toBeGreaterThan(10);
    // The gateway signs its notices, and does not sign in.
    for (const path of paths.filter((each) => each !== "/api/payments/webhook")) {
      const answer = await fetch(server.url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      const body = await answer.json();
      expect([path, answer.status, body.error.code]).toEqual([path, 401, "unauthenticated"]);
      expect(problemsWith(path.replace("/api/", ""), 401, body)).toEqual([]);
    }
  });

  it.each<[string, unknown, number]>([
    ["account/read-sign-in", {}, 200],
    ["account/list-sessions", {}, 200],
    ["account/end-session", { id: "4d3a3a1e-6a2f-4f4e-8a55-0b8f7f7a2d31" }, 404],
    ["account/end-session", {}, 400],
    ["account/end-other-sessions", {}, 200],
    ["account/delete", { email: "somebody@else.example" }, 400],
    ["profile/read-status", {}, 200],
    ["amount/read", { text: "Rp 5 miliar", currency: "USD" }, 200],
    ["amount/read", { text: "a lot", currency: "USD" }, 200],
    ["amount/read", { text: "5", currency: "XAU" }, 400],
    ["startup-profile/save", { version: 0, profile: COMPLETE_PROFILE }, 200],
    [
      "startup-profile/save",
      { version: 0, profile: { ...COMPLETE_PROFILE, name: "Another" } },
      409,
    ],
    ["investor-profile/save", { version: 0, profile: {} }, 400],
    ["match/save-criteria", { criteria: "Rice" }, 200],
    ["website/check", { url: "nothing.example" }, 200],
    ["website/save", { url: "another.example", version: 77 }, 409],
    ["files/remove", { kind: "logo" }, 200],
    ["account/export-data", {}, 200],
  ])("tells what %s answers to %j: %i", async (path, input, status) => {
    const answer = await fetch(`${server.url}/api/${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${founder.token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(input),
    });
    const { status: got } = answer;
    const body: unknown = await answer.json();
    expect(got).toBe(status);
    expect(problemsWith(path, got, body)).toEqual([]);
    // This check also detects errors.
    expect(problemsWith(path, got, { data: { hasPassword: 1 }, error: 1 })).not.toEqual([]);
  });

  it("is a page for browsers, at the same address", async () => {
    const { status, headers, text } = await ask(`${server.url}/api`, {
      headers: { accept: "text/html" },
    });
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    for (const path of Object.keys(document.paths)) expect(text).toContain(path);
    expect(headers["set-cookie"]).toBeUndefined();
    const moved = await ask(`${server.url}/api/`);
    expect([moved.status, moved.headers.location]).toEqual([308, "/api"]);
  });
});
