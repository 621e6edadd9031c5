import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { operator } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { claimsOf, makePerson, signAsServer } from "../testing/people.ts";
import { ask } from "./pages.ts";

const server = inject("server");
/** More than one page of the export. */
const MANY = 1_234;
const TOWN = `Town ${randomUUID()}`;
/** A published startup in a city that only this file uses. */
const PUBLISHED = {
  city: TOWN,
  industries: ["fintech"],
  venture_round: "seed",
  country: "Vietnam",
  is_published: true,
  published_at: "2020-01-01T00:00:00Z",
};

let token: string;

beforeAll(async () => {
  const person = await makePerson(server);
  token = await signAsServer(server, claimsOf(server, person));
});

function bearer(value: string): Record<string, string> {
  return { authorization: `Bearer ${value}` };
}

function exportOf(query: string, headers: Record<string, string> = {}) {
  return ask(`${server.url}/api/${query}`, { method: "POST", headers });
}

const asMember = () => bearer(token);

describe("the export of a directory", () => {
  it("is refused to visitors and to tokens that do not hold", async () => {
    const forged = `${token.slice(0, -8)}AAAAAAAA`;
    const attempts: Record<string, string>[] = [{}, bearer("nonsense"), bearer(forged)];
    for (const headers of attempts) {
      const { status, text } = await exportOf("startups/export", headers);
      expect(status).toBe(401);
      expect(JSON.parse(text)).toMatchObject({ error: { code: "unauthenticated" } });
    }
    const got = await ask(`${server.url}/api/startups/export`, { headers: asMember() });
    expect([got.status, got.headers.allow]).toEqual([404, "POST"]);
  });

  it("looks for a name without what no keyboard writes", async () => {
    const { status, text } = await exportOf("startups/export?name=%00Chang%00", asMember());
    expect(status).toBe(200);
    expect(text).toContain("Chang Robotics");
  });

  it("is the filtered list, in the order of the page", async () => {
    const { status, headers, text } = await exportOf(
      "investors/export?country=Singapore&sort=name&lang=vi",
      asMember(),
    );
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe('attachment; filename="benih-investors.csv"');
    const { data } = await operator(server)
      .from("investors")
      .select("name,tagline_vi")
      .eq("country", "Singapore")
      .eq("is_published", true)
      .throwOnError();
    const [header, ...lines] = text.trimEnd().split("\n");
    expect(header).toMatch(/^\uFEFFname,slug,tagline_vi,/);
    expect(lines).toHaveLength(data.length);
    const names = lines.map((line) => line.split(",")[0] ?? "");
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  it("has the tagline as it was written where nobody has translated it", async () => {
    await operator(server)
      .from("startups")
      .insert({
        slug: `export-${randomUUID()}`,
        name: `Untold ${TOWN}`,
        tagline: "Books a mechanic",
        tagline_th: "จองช่าง",
        ...PUBLISHED,
      })
      .throwOnError();
    try {
      const name = encodeURIComponent(`Untold ${TOWN}`);
      const told = async (lang: string) => {
        const { text } = await exportOf(`startups/export?name=${name}&lang=${lang}`, asMember());
        return text.trimEnd().split("\n")[1]?.split(",")[2];
      };
      expect([await told("en"), await told("th"), await told("zh")]).toEqual([
        "Books a mechanic",
        "จองช่าง",
        "Books a mechanic",
      ]);
    } finally {
      await withDatabase(server, (client) =>
        client.query("delete from public.startups where city = $1", [TOWN]),
      );
    }
  });

  it("holds every row of a long list once, and no formula of a stranger", async () => {
    const { data } = await operator(server)
      .from("startups")
      .insert(
        Array.from({ length: MANY }, (_, n) => ({
          slug: `export-${n}-${randomUUID()}`,
          name: `${["=", "＝", " ="][n % 3]}Export${TOWN} ${n}`,
          ...PUBLISHED,
        })),
      )
      .select("id,slug")
      .throwOnError();
    try {
      const name = encodeURIComponent(`Export${TOWN}`);
      const { text } = await exportOf(`startups/export?name=${name}`, asMember());
      const slugs = text
        .trimEnd()
        .split("\n")
        .slice(1)
        .map((line) => line.split(",")[1]);
      expect(slugs).toHaveLength(MANY);
      expect(new Set(slugs)).toEqual(new Set(data.map(({ slug }) => slug)));
      expect(text).not.toMatch(/^\s*[=＝]Export/m);
    } finally {
      await withDatabase(server, (client) =>
        client.query("delete from public.startups where city = $1", [TOWN]),
      );
    }
  });
});
