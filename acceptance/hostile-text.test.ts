import { beforeAll, expect, inject, it } from "vitest";
import { z } from "zod";
import { callOperation } from "../testing/operations.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { ask } from "./pages.ts";

const server = inject("server");

const example = z.object({
  content: z.object({ "application/json": z.object({ example: z.unknown() }) }),
});
const description = z.object({
  paths: z.record(
    z.string(),
    z.object({ post: z.object({ requestBody: z.unknown().optional() }) }),
  ),
});

/** Text that PostgreSQL cannot store. */
const HOSTILE = ["\0", "a\0b", "/\0"];

let examples: [path: string, input: unknown][];
let member: Member;
beforeAll(async () => {
  const answer = await ask(`${server.url}/api`, { headers: { accept: "application/json" } });
  const { paths } = description.parse(JSON.parse(answer.text));
  examples = Object.entries(paths).flatMap(([path, { post }]) => {
    const body = example.safeParse(post.requestBody);
    const input = body.data?.content["application/json"].example;
    return input === undefined ? [] : [[path.replace("/api/", ""), input]];
  });
  member = await makeMember(server, { role: "Startup" });
});

/** The input once for each of its texts, with that one replaced. */
function* withText(input: unknown, text: string): Generator<unknown> {
  if (typeof input === "string") yield text;
  if (typeof input !== "object" || input === null) return;
  for (const [key, value] of Object.entries(input)) {
    for (const changed of withText(value, text)) {
      yield Array.isArray(input)
        ? input.map((item, index) => (String(index) === key ? changed : item))
        : { ...input, [key]: changed };
    }
  }
}

it("no operation fails over text that the database cannot hold", async () => {
  expect(examples.length).toBeGreaterThan(10);
  const failed: unknown[] = [];
  let calls = 0;
  for (const [path, input] of examples) {
    for (const text of HOSTILE) {
      for (const changed of withText(input, text)) {
        // A person may not call more often per minute.
        if (++calls % 100 === 0) member = await makeMember(server, { role: "Startup" });
        const { status } = await callOperation(server, member.token, path, changed);
        if (status >= 500 || status === 429) failed.push([path, status, changed]);
      }
    }
  }
  expect(failed).toEqual([]);
});
