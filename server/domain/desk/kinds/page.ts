import type pg from "pg";
import { type PageContent, pageContent, pageProblems } from "../../../../contracts/desk/page.ts";
import { ORIGINAL, stampTranslations } from "../../../../contracts/desk/translations.ts";
import { columnIn, LANGUAGES, type Language } from "../../../../contracts/languages.ts";
import { NotAllowed } from "../as-staff.ts";
import type { DocumentKindRules, RawContent } from "./kind.ts";

/** The pages of the site: one per route, and all always public. */
export const pageRules: DocumentKindRules = {
  table: "site_pages",
  empty: () =>
    pageContent.parse({
      slug: "about",
      texts: Object.fromEntries(LANGUAGES.map((one) => [one, {}])),
    }),
  read: (content) => pageContent.parse(content),
  titleOf: (content) => pageContent.parse(content).texts[ORIGINAL].title,
  addressOf: (content) => `/${pageContent.parse(content).slug}`,
  stamp(before, after, { now }) {
    const [was, is] = [pageContent.parse(before), pageContent.parse(after)];
    const texts = stampTranslations(was.texts, is.texts, now, ({ title, body }) => [title, body]);
    // The route determines its address.
    return { ...is, slug: was.slug, texts };
  },
  adopt,
  async problems(client, id, raw) {
    const content = pageContent.parse(raw);
    const { rowCount } = await client.query(
      "select from public.site_pages where id = $1 and slug = $2",
      [id, content.slug],
    );
    const problems = pageProblems(content);
    return rowCount ? problems : { ...problems, slug: "addressTaken" };
  },
  publish: (client, id, raw) => publish(client, id, pageContent.parse(raw)),
  // The footer links to it.
  unpublish: () => Promise.reject(new NotAllowed("role")),
};

async function adopt(client: pg.ClientBase, id: string): Promise<RawContent | undefined> {
  const { rows } = await client.query<Record<string, string | null> & { changed_at: Date }>(
    "select *, updated_at as changed_at from public.site_pages where id = $1",
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const at = row.changed_at.toISOString();
  const textOf = (language: Language) => {
    const title = row[columnIn(language, "title")] ?? "";
    return {
      title,
      body: row[columnIn(language, "body")] ?? "",
      at: title === "" ? null : at,
      // The first drafts come with the program; nobody here has read their translations.
      isMachine: language !== ORIGINAL,
    };
  };
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language)]));
  return pageContent.parse({ slug: row.slug, texts });
}

async function publish(client: pg.ClientBase, id: string, { texts }: PageContent): Promise<void> {
  const columns = LANGUAGES.flatMap((language) => {
    const { title, body } = texts[language];
    return [
      { name: columnIn(language, "title"), value: title.trim() || null },
      { name: columnIn(language, "body"), value: body.trim() || null },
    ];
  });
  await client.query(
    `update public.site_pages set ${columns.map(({ name }, at) => `${name} = $${at + 2}`).join(", ")}
     where id = $1`,
    [id, ...columns.map(({ value }) => value)],
  );
}
