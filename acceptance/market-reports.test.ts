import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator, visitor } from "../testing/clients.ts";
import { eventually } from "../testing/eventually.ts";
import { makeFolder, type RunningServer, startServer } from "../testing/running-server.ts";
import { LANGUAGES, TAGS } from "../testing/words.ts";
import { ask, found, inlineScripts, tags, textOf } from "./pages.ts";

let server: RunningServer;
/** The newest month, as in its address. */
let month: string;
let figures: { rounds: number; largest: { startup: string }[] };

/** A first start, as an operator would make it: with what the newsroom makes of the sample rows. */
beforeAll(async () => {
  server = await startServer({ dataDirectory: makeFolder(), settings: { MADE_NEWS: "on" } });
  const { data } = await visitor(server)
    .from("reports")
    .select("period,figures")
    .eq("kind", "month")
    .order("period", { ascending: false })
    .throwOnError();
  expect(data.length).toBeGreaterThanOrEqual(2);
  month = data[0]?.period.slice(0, 7);
  figures = data[0]?.figures;
});

afterAll(() => server.discard());

const nameOf = (language: keyof typeof TAGS) =>
  new Intl.DateTimeFormat(TAGS[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01`));

/** A page without its scripts, which contain words with unfilled placeholders. */
const shown = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, "");

/** The text of a PDF, without the spaces at which its lines may end. */
async function read(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  let text = "";
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ("str" in item) text += item.str;
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  return { text: text.replace(/\s+/g, ""), info, pages: document.numPages };
}

describe.each(LANGUAGES)("a month in %s", (language) => {
  it("is a page with its figures", async () => {
    const { status, text } = await ask(`${server.url}/reports/${month}?lang=${language}`);
    expect(status).toBe(200);
    expect(textOf(text, "h1")).toContain(nameOf(language));
    expect(textOf(text, "title")).toContain(nameOf(language));
    expect(found(shown(text), /\{\w+\}|undefined|NaN/)).toEqual([]);
    const rows = `from=${month}-01&to=${month}-`;
    const tile = tags(text, "a").find(
      ({ href }) => href?.includes(rows) && !href.includes("country"),
    );
    expect(tile?.href).toContain("/funding-tracker?period=year");
    expect(tags(text, "a").map(({ href }) => href)).toContain(
      `/reports/${month}.pdf?lang=${language}`,
    );
  });

  it("is a PDF that says the same", async () => {
    const { status, headers, bytes } = await ask(
      `${server.url}/reports/${month}.pdf?lang=${language}`,
    );
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="benih-funding-${month}-${language}.pdf"`,
    );
    const { text, info, pages } = await read(bytes);
    const page = await ask(`${server.url}/reports/${month}?lang=${language}`);
    const title = textOf(page.text, "h1");
    expect(info).toMatchObject({ Title: title });
    for (const word of [title, String(figures.rounds), `/reports/${month}?lang=${language}`])
      expect(text).toContain(word.replace(/\s+/g, ""));
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(pages).toBeGreaterThanOrEqual(3);
  });
});

describe("reports", () => {
  it("tell search engines what they are, and have a picture", async () => {
    const { text } = await ask(`${server.url}/reports/${month}?lang=vi`);
    const [script] = inlineScripts(text).filter(({ type }) => type === "application/ld+json");
    expect(JSON.parse(script?.code ?? "")).toMatchObject({
      "@type": "Report",
      inLanguage: "vi",
      mainEntity: { "@type": "Dataset" },
    });
    expect(tags(text, "link").filter((link) => link.hreflang !== undefined)).toHaveLength(6);
    const image = tags(text, "meta").find(({ property }) => property === "og:image")?.content;
    const picture = await ask(image ?? "");
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
  });

  it("are announced on Home, which says no longer that they are to come", async () => {
    const home = await ask(`${server.url}/`);
    expect(tags(home.text, "a").map(({ href }) => href)).toContain("/reports#insights");
    expect(found(home.text, /Coming soon/)).toEqual([]);
    const list = await ask(`${server.url}/reports`);
    expect(tags(list.text, "a").map(({ href }) => href)).toContain(`/reports/${month}`);
  });

  it("are in the sitemap, as are hubs with something to show, and crawlers may read them", async () => {
    const { text } = await ask(`${server.url}/sitemap-1.xml`);
    for (const path of [`/reports/${month}`, `/reports/${month.slice(0, 4)}`, "/countries/vietnam"])
      expect(text).toContain(`<loc>${server.url}${path}?lang=th</loc>`);
    expect(text).not.toContain("/countries/chile");
    const robots = await ask(`${server.url}/robots.txt`);
    expect(robots.text).not.toMatch(/^Disallow: \/report$/m);
  });

  it("that do not exist are not there", async () => {
    for (const path of ["2024-01", "2026-13", "1999", "month", `${month}-01`]) {
      expect((await ask(`${server.url}/reports/${path}`)).status).toBe(404);
    }
    for (const path of ["2024-01.pdf", "2026.pdf", "2026-13.pdf"]) {
      expect((await ask(`${server.url}/reports/${path}`)).status).toBe(404);
    }
  });

  it("name nobody any longer who takes their page down", async () => {
    const [largest] = figures.largest;
    const client = operator(server);
    const { data } = await client
      .from("startups")
      .select("name")
      .eq("id", largest?.startup)
      .single()
      .throwOnError();
    const page = `${server.url}/reports/${month}?lang=en`;
    expect((await ask(page)).text).toContain(data.name);
    await client
      .from("startups")
      .update({ is_published: false })
      .eq("id", largest?.startup)
      .throwOnError();
    await eventually("the report does not name it", 2000, async () =>
      (await ask(page)).text.includes(data.name) ? undefined : true,
    );
    expect((await ask(`${server.url}/reports/${month}.pdf`)).status).toBe(200);
  });
});

describe("a hub", () => {
  it.each(LANGUAGES)("is in %s", async (language) => {
    for (const path of ["/countries/hong-kong", "/countries/vietnam", "/sectors/fintech"]) {
      const { status, text } = await ask(`${server.url}${path}?lang=${language}`);
      expect(status).toBe(200);
      expect(textOf(text, "h1")).not.toBe("");
      expect(found(shown(text), /\{\w+\}|undefined|NaN/)).toEqual([]);
    }
  });

  it("with nearly nothing is not for search engines", async () => {
    const robots = async (path: string) =>
      tags((await ask(server.url + path)).text, "meta").find(({ name }) => name === "robots")
        ?.content;
    expect(await robots("/countries/chile")).toBe("noindex");
    expect(await robots("/countries/vietnam")).toBeUndefined();
    expect((await ask(`${server.url}/countries/atlantis`)).status).toBe(404);
    expect((await ask(`${server.url}/countries/other`)).status).toBe(404);
  });

  it("is linked from its companies, and described as a collection", async () => {
    const { text } = await ask(`${server.url}/startups/kopiora`);
    expect(tags(text, "a").map(({ href }) => href)).toEqual(
      expect.arrayContaining(["/countries/indonesia", "/sectors/foodtech"]),
    );
    const hub = await ask(`${server.url}/sectors/foodtech`);
    const [script] = inlineScripts(hub.text).filter(({ type }) => type === "application/ld+json");
    expect(JSON.parse(script?.code ?? "")).toMatchObject({ "@type": "CollectionPage" });
  });
});
