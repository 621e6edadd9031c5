import { expect, inject, it } from "vitest";
import { signedIn } from "../testing/clients.ts";
import { type Member, makeMember } from "../testing/people.ts";

const server = inject("server");
const LOOKS = 20;

async function call(member: Member | undefined, verb: string, input: unknown) {
  const response = await fetch(`${server.url}/api/website/${verb}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(member && { authorization: `Bearer ${member.token}` }),
    },
    body: JSON.stringify(input),
  });
  const answer: Record<string, unknown> = await response.json();
  return { status: response.status, answer, wait: response.headers.get("retry-after") };
}

it("saves a website for a signed-in person, and refuses an outdated version", async () => {
  const member = await makeMember(server, { role: "Startup" });
  expect((await call(undefined, "save", { url: "a.example", version: 0 })).status).toBe(401);
  const first = await call(member, "save", { url: "Sawah.Example/", version: 0 });
  expect(first.answer).toEqual({ data: { website: "https://sawah.example", version: 1 } });
  const late = await call(member, "save", { url: "b.example", version: 0 });
  expect([late.status, late.answer]).toMatchObject([409, { error: { code: "edited_elsewhere" } }]);
  const { data } = await signedIn(server, member.token).from("startup_profiles").select("website");
  expect(data).toEqual([{ website: "https://sawah.example" }]);
});

it.each([
  "",
  "javascript:alert(1)",
  "http://localhost:3000",
  "http://127.0.0.1/",
  "http://0x7f000001/",
  "http://169.254.169.254/latest/meta-data",
  "http://user:word@sawah.example",
  "ftp://sawah.example",
  `https://sawah.example/${"x".repeat(300)}`,
])("refuses %j by its field, to look at and to keep", async (url) => {
  const member = await makeMember(server, { role: "Investor" });
  for (const [verb, input] of [
    ["check", { url }],
    ["save", { url, version: 0 }],
  ] as const) {
    const { status, answer } = await call(member, verb, input);
    expect([status, answer], verb).toMatchObject([
      400,
      { error: { code: "invalid_input", details: { fields: { url: expect.any(String) } } } },
    ]);
  }
});

it("looks so often for a person, and tells how long to wait then", async () => {
  const member = await makeMember(server, { role: "Startup" });
  const looks = await Promise.all(
    Array.from({ length: LOOKS + 1 }, () => call(member, "check", { url: "sawah.example" })),
  );
  expect(looks.filter(({ status }) => status === 200)).toHaveLength(LOOKS);
  expect(looks[0]?.answer).toEqual({ data: { answers: false } });
  const refused = looks.find(({ status }) => status === 429);
  expect(refused?.answer).toMatchObject({ error: { code: "too_many_requests" } });
  expect(Number(refused?.wait)).toBeGreaterThan(0);
});
