import type pg from "pg";
import { type ArticleContent, articleContent } from "../../../contracts/desk/article.ts";
import { ORIGINAL, translationState } from "../../../contracts/desk/translations.ts";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { Translated } from "../../judging/articles/newsroom.ts";
import { faultsIn } from "./draft-story.ts";
import { type Ending, endWriting } from "./hold-writing.ts";
import type { WritingWork } from "./writing-row.ts";

const FIELDS = ["title", "excerpt", "imageAlt"] as const;

/**
 * Translates an article into languages that are missing or out of date. Texts that a person has written meanwhile
 * stay; if the original has changed, the translation is shown as out of date.
 */
export const translateArticle: WritingWork = async ({ pool, newsroom, asking }, writing) => {
  const at = new Date().toISOString();
  const { rows } = await pool.query<{ content: unknown; day: string }>(
    `select content, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day
     from desk.documents where id = $1 and kind = 'article'`,
    [writing.subjectId],
  );
  const [row] = rows;
  const before = row && articleContent.parse(row.content);
  const languages = before ? languagesToTranslate(before) : [];
  if (!before || !row || languages.length === 0) {
    await endWriting(pool, writing, async () => ({ state: "done", faults: [] }));
    return;
  }
  const translated = await newsroom.translate(
    "article",
    { language: ORIGINAL, pieces: piecesOf(before), writtenOn: row.day },
    languages,
    asking,
  );
  asking.signal.throwIfAborted();
  await endWriting(pool, writing, (client) =>
    writeTranslations(client, writing.subjectId, { before, translated, at }),
  );
};

/** The languages without a translation, or with one from before the original changed. */
function languagesToTranslate(content: ArticleContent): Language[] {
  if (content.texts[ORIGINAL].title.trim() === "") return [];
  return LANGUAGES.filter((language) =>
    ["missing", "outdated"].includes(translationState(content, language)),
  );
}

/** The blocks of a Markdown text; blocks without letters are the same in each language. */
const blocksOf = (body: string) =>
  body.split(/\n[^\S\n]*\n\s*/).filter((block) => block.trim() !== "");
const hasWords = (text: string) => /\p{L}/u.test(text);

function piecesOf({ texts }: ArticleContent): { id: string; text: string }[] {
  const original = texts[ORIGINAL];
  return [
    ...FIELDS.map((id) => ({ id, text: original[id] })),
    ...blocksOf(original.body).map((text, at) => ({ id: `p${at + 1}`, text })),
  ].filter(({ text }) => hasWords(text));
}

async function writeTranslations(
  client: pg.PoolClient,
  id: string,
  made: { before: ArticleContent; translated: Translated; at: string },
): Promise<Ending> {
  const faults = faultsIn(made.translated);
  const ending: Ending = { state: faults.length > 0 ? "stopped" : "done", faults };
  const { rows } = await client.query<{ content: unknown }>(
    "select content from desk.documents where id = $1 for update",
    [id],
  );
  if (!rows[0]) return ending;
  const content = articleContent.parse(rows[0].content);
  const texts = { ...content.texts };
  for (const language of LANGUAGES) {
    const found = made.translated[language];
    const isTheirs = isChanged(made.before, content, language);
    if (!found || found.faults.length > 0 || isTheirs) continue;
    texts[language] = translatedText(made, language, found.pieces);
  }
  if (LANGUAGES.every((language) => texts[language] === content.texts[language])) return ending;
  // Nobody would read a scheduled article again before it goes out, so it waits for a publisher instead.
  const { rows: saved } = await client.query<{ revision: number }>(
    `update desk.documents set content = $2, updated_by = null, revision = desk.next_revision(id, revision),
       state = case when state = 'scheduled' then 'waiting' else state end,
       publish_at = null, unpublish_at = case when state = 'scheduled' then null else unpublish_at end
     where id = $1 returning revision`,
    [id, JSON.stringify({ ...content, texts })],
  );
  await client.query(
    "insert into desk.revisions (document_id, revision, content) values ($1, $2, $3)",
    [id, saved[0]?.revision, JSON.stringify({ ...content, texts })],
  );
  return ending;
}

function isChanged(before: ArticleContent, after: ArticleContent, language: Language): boolean {
  const [was, is] = [before.texts[language], after.texts[language]];
  return [...FIELDS, "body" as const].some((name) => was[name] !== is[name]);
}

/** If texts are only missing, the existing ones stay. */
function translatedText(
  { before, at }: { before: ArticleContent; at: string },
  language: Language,
  pieces: Readonly<Record<string, string>>,
): ArticleContent["texts"][Language] {
  const own = before.texts[language];
  const original = before.texts[ORIGINAL];
  const isMissing = translationState(before, language) === "missing";
  const stays = (text: string) => isMissing && text.trim() !== "";
  const body = blocksOf(original.body)
    .map((block, part) => pieces[`p${part + 1}`] ?? block)
    .join("\n\n");
  const fields = Object.fromEntries(
    FIELDS.map((name) => [name, stays(own[name]) ? own[name] : (pieces[name] ?? original[name])]),
  );
  return { ...own, ...fields, body: stays(own.body) ? own.body : body, at, isMachine: true };
}
