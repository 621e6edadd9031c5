import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend.stop());

async function get(target: string) {
  const answer = await backend.ask(target);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.json;
}

describe("embedding", () => {
  it("to one, to many, one to one, many to many, nested", async () => {
    const rows = await get(
      "/authors?select=name,author_details(biography),books!books_author_id_fkey(title,genres(name))&id=eq.1&books.order=id&books.genres.order=name",
    );
    expect(rows).toEqual([
      {
        name: "Ana",
        author_details: { biography: "Writes in the morning" },
        books: [
          { title: "River delta", genres: [{ name: "Nature" }, { name: "Travel" }] },
          { title: "Rain", genres: [] },
        ],
      },
    ]);
  });

  it("by the column of a foreign key, with an alias", async () => {
    const rows = await get(
      "/books?select=title,editor:authors!editor_id(name)&id=in.(1,2)&order=id",
    );
    expect(rows).toEqual([
      { title: "River delta", editor: { name: "Bo" } },
      { title: "Rain", editor: null },
    ]);
  });

  it("inner joins and filters on embeds decide about the rows", async () => {
    const inner = "/authors?select=name,books!author_id!inner(title)&books.pages=gt.250&order=id";
    expect(await get(inner)).toEqual([
      { name: "Ana", books: [{ title: "River delta" }] },
      { name: "Bo", books: [{ title: "Mountain 100% *" }] },
    ]);
    const absent = "/authors?select=name,books!author_id()&books=is.null";
    expect(await get(absent)).toEqual([{ name: "Cy" }]);
    const present = "/books?select=id,authors!author_id()&authors=not.is.null&order=id";
    expect(await get(present)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  it("counts, limits and orders what is embedded", async () => {
    const rows = await get(
      "/authors?select=name,books!author_id(count),latest:books!author_id(title)&latest.order=pages&latest.limit=1&order=id&limit=1",
    );
    expect(rows).toEqual([{ name: "Ana", books: [{ count: 2 }], latest: [{ title: "Rain" }] }]);
  });

  it("spreads columns of one and of many", async () => {
    expect(await get("/books?select=title,...authors!author_id(writer:name)&id=eq.1")).toEqual([
      { title: "River delta", writer: "Ana" },
    ]);
    expect(
      await get("/authors?select=name,...books!author_id(titles:title)&id=eq.1&books.order=id"),
    ).toEqual([{ name: "Ana", titles: ["River delta", "Rain"] }]);
    expect(
      await get(
        "/books?select=...authors!author_id(name),pages.sum()&author_id=not.is.null&order=authors(name)",
      ),
    ).toEqual([
      { name: "Ana", sum: 420 },
      { name: "Bo", sum: 260 },
    ]);
  });

  it("orders by a column of a to-one embed only", async () => {
    const rows = await get(
      "/books?select=id,authors!author_id(name)&order=authors(name).desc.nullslast,id",
    );
    expect(rows).toMatchObject([{ id: 3 }, { id: 1 }, { id: 2 }, { id: 4 }]);
    const answer = await backend.ask("/authors?select=books!author_id(title)&order=books(title)");
    expect(answer.json).toMatchObject({ code: "PGRST118" });
  });

  it("through row functions, views and self references", async () => {
    expect(await get("/authors?select=latest_book(title)&id=eq.1")).toEqual([
      { latest_book: { title: "Rain" } },
    ]);
    expect(await get("/long_books?select=title,authors(name)&order=book")).toEqual([
      { title: "River delta", authors: { name: "Ana" } },
      { title: "Mountain 100% *", authors: { name: "Bo" } },
    ]);
    expect(
      await get("/genres?select=name,parent_id(name),genres(name)&id=in.(1,2)&order=id"),
    ).toEqual([
      { name: "All", parent_id: null, genres: [{ name: "Nature" }, { name: "Travel" }] },
      { name: "Nature", parent_id: { name: "All" }, genres: [] },
    ]);
  });
});
