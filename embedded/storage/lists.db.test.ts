import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

const NAMES = ["b.txt", "A.txt", "c_1.txt", "c'2.txt", "deep/er/x.txt", "deep/y.txt"];
const SCHEMA = `
  insert into storage.buckets (id, name) values ('list', 'list'), ('none', 'none');
  insert into storage.objects (bucket_id, name, created_at, updated_at)
    select 'list', 'f/' || name, timestamptz '2026-01-01' + n * interval '1 microsecond',
           timestamptz '2026-02-01' - n * interval '1 day'
      from unnest(array['b.txt', 'A.txt', 'c_1.txt', 'c''2.txt', 'deep/er/x.txt', 'deep/y.txt'])
           with ordinality as t (name, n);
  insert into storage.objects (bucket_id, name) values ('list', 'f.txt'), ('list', 'F/other.txt'), ('list', 'f0.txt');
`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
});
afterAll(() => backend.stop());

const list = () => backend.client(backend.service).from("list");
type Options = NonNullable<Parameters<ReturnType<typeof list>["list"]>[1]>;

async function names(folder: string, options?: Options) {
  const { data, error } = await list().list(folder, options);
  expect(error).toBeNull();
  return data?.map(({ name, id }) => (id === null ? `${name}/` : name));
}

describe("a list", () => {
  it("shows the files and folders of one folder, with or without its slash", async () => {
    const expected = ["A.txt", "b.txt", "c'2.txt", "c_1.txt", "deep/"];
    expect(await names("f")).toEqual(expected);
    expect(await names("f/")).toEqual(expected);
    expect(await names("f/deep")).toEqual(["er/", "y.txt"]);
    expect(await names("")).toEqual(["F/", "f/", "f.txt", "f0.txt"].sort(byLowerCase));
    expect(await names("nothing")).toEqual([]);
  });

  it("is sorted by name or by time, folders first, both ways", async () => {
    const sortBy = (column: string, order: string) => names("f", { sortBy: { column, order } });
    const byTime = ["b.txt", "A.txt", "c_1.txt", "c'2.txt"];
    expect(await sortBy("name", "desc")).toEqual(["deep/", "c_1.txt", "c'2.txt", "b.txt", "A.txt"]);
    expect(await sortBy("created_at", "asc")).toEqual(["deep/", ...byTime]);
    expect(await sortBy("updated_at", "asc")).toEqual(["deep/", ...byTime.toReversed()]);
    expect(await sortBy("created_at", "desc")).toEqual(["deep/", ...byTime.toReversed()]);
  });

  it("is cut by limit and offset", async () => {
    expect(await names("f", { limit: 2 })).toEqual(["A.txt", "b.txt"]);
    expect(await names("f", { limit: 2, offset: 2 })).toEqual(["c'2.txt", "c_1.txt"]);
    expect(await names("f", { offset: 99 })).toEqual([]);
  });

  it("is searched by the beginning of names, in any case, and literally", async () => {
    expect(await names("f", { search: "a" })).toEqual(["A.txt"]);
    expect(await names("f", { search: "C" })).toEqual(["c'2.txt", "c_1.txt"]);
    expect(await names("f", { search: "c_" })).toEqual(["c_1.txt"]);
    expect(await names("f", { search: "%" })).toEqual([]);
    expect(await names("f", { search: "c'" })).toEqual(["c'2.txt"]);
    expect(await names("f", { search: "deep/" })).toEqual(["deep/er/", "deep/y.txt"]);
    expect(await names("f", { search: "dee" })).toEqual(["deep/"]);
  });

  it("takes no other column, order or amount, and no NUL", async () => {
    const wrong: Record<string, unknown>[] = [
      { sortBy: { column: "name; drop table storage.objects", order: "asc" } },
      { sortBy: { column: "name", order: "asc, (select 1)" } },
      { limit: 0 },
      { limit: 1e9 },
      { offset: -1 },
      { prefix: "a\0" },
      { search: "\0" },
    ];
    for (const body of wrong) {
      const response = await fetch(`${backend.url}/object/list/list`, {
        method: "POST",
        headers: backend.service,
        body: JSON.stringify({ prefix: "", ...body }),
      });
      expect(response.status).toBe(400);
    }
    for (const body of ["", "{", "[]", "null", '"x"']) {
      const response = await fetch(`${backend.url}/object/list/list`, {
        method: "POST",
        headers: backend.service,
        body,
      });
      expect(response.status, body).toBe(400);
    }
  });
});

describe("a list by pages", () => {
  type PageOptions = NonNullable<Parameters<ReturnType<typeof list>["listV2"]>[0]>;

  async function pages(options: PageOptions) {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, error } = await list().listV2({ ...options, ...(cursor && { cursor }) });
      expect(error).toBeNull();
      const page = [...(data?.folders ?? []), ...(data?.objects ?? [])];
      expect(page.length).toBeLessThanOrEqual(options.limit ?? 1000);
      found.push(...page.map(({ name }) => name));
      cursor = data?.nextCursor;
    } while (cursor !== undefined);
    return found;
  }

  it("shows everything below a text once, whatever the size of a page", async () => {
    const all = NAMES.map((name) => `f/${name}`).sort();
    for (const limit of [1, 2, 5, 100]) expect(await pages({ prefix: "f/", limit })).toEqual(all);
    expect(await pages({ prefix: "f/c", limit: 1 })).toEqual(["f/c'2.txt", "f/c_1.txt"]);
  });

  it("is sorted by time to the microsecond", async () => {
    const sortBy = { column: "created_at", order: "asc" } as const;
    const byTime = NAMES.map((name) => `f/${name}`);
    expect(await pages({ prefix: "f/", limit: 1, sortBy })).toEqual(byTime);
    const desc = { column: "created_at", order: "desc" } as const;
    expect(await pages({ prefix: "f/", limit: 1, sortBy: desc })).toEqual(byTime.toReversed());
  });

  it("shows folders as one, with a delimiter", async () => {
    const { data } = await list().listV2({ prefix: "f/", with_delimiter: true });
    expect(data).toMatchObject({ hasNext: false, folders: [{ name: "f/deep/", key: "deep" }] });
    expect(data?.objects.map(({ name }) => name)).toEqual(
      NAMES.slice(0, 4)
        .map((name) => `f/${name}`)
        .sort(),
    );
    const sortBy = { column: "updated_at", order: "asc" } as const;
    for (const options of [{}, { sortBy }]) {
      const found = await pages({ prefix: "f/", with_delimiter: true, limit: 1, ...options });
      expect(found.toSorted()).toEqual(
        ["f/deep/", ...NAMES.slice(0, 4).map((name) => `f/${name}`)].sort(),
      );
    }
  });

  it("takes no cursor that it did not make", async () => {
    const forged = { name: "a", at: "x'; select 1", sortBy: { column: "name", order: "asc" } };
    for (const cursor of ["x", "", Buffer.from(JSON.stringify(forged)).toString("base64url")]) {
      expect((await list().listV2({ cursor })).error).toMatchObject({ statusCode: "400" });
    }
  });
});

function byLowerCase(a: string, b: string): number {
  const [x, y] = [a.replace("/", "").toLowerCase(), b.replace("/", "").toLowerCase()];
  return x < y ? -1 : x > y ? 1 : a < b ? -1 : 1;
}
