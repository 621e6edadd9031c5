import type pg from "pg";
import { columnIn, LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { Translated } from "../../judging/articles/newsroom.ts";
import { ownText } from "../profiles/page-columns.ts";
import { faultsIn } from "./draft-story.ts";
import { type Ending, endWriting } from "./hold-writing.ts";
import type { HeldWriting, WritingWork } from "./writing-row.ts";

const TEXTS = ["tagline", "description"] as const;
/** The limits of the columns. */
const LONGEST = { tagline: 200, description: 10_000 };

type Page = {
  tagline: string;
  description: string;
  /** The language of both texts. */
  language: Language;
  mark: string;
  day: string;
};

/**
 * Translates a company's own texts on its page into languages in which nobody has written them. Languages in which
 * the checks find a fault are left out, so their readers see the original.
 */
export const translateProfile: WritingWork = async ({ pool, newsroom, asking }, writing) => {
  const page = await readPage(pool, writing);
  const pieces = TEXTS.flatMap((id) => (page?.[id].trim() ? [{ id, text: page[id] }] : []));
  if (!page || pieces.length === 0) {
    await endWriting(pool, writing, async () => ({ state: "done", faults: [] }));
    return;
  }
  const { language } = page;
  const translated = await newsroom.translate(
    "profile",
    { language, pieces, writtenOn: page.day },
    othersThan(language),
    asking,
  );
  asking.signal.throwIfAborted();
  await endWriting(pool, writing, (client) => keepTranslations(client, writing, page, translated));
};

const othersThan = (language: Language) => LANGUAGES.filter((one) => one !== language);
const tableOf = ({ kind }: HeldWriting) => (kind === "investor" ? "investors" : "startups");

async function readPage(
  client: pg.ClientBase | pg.Pool,
  writing: HeldWriting,
  lock = "",
): Promise<Page | undefined> {
  const { rows } = await client.query<Page>(
    `select tagline, description, language, desk.texts_mark(tagline, description) as mark,
       to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day
     from (select ${TEXTS.map((name) => `${ownText("p", name)} as ${name}`).join(", ")},
             text_language as language
           from public.${tableOf(writing)} p where id = $1 and is_published ${lock}) as own`,
    [writing.subjectId],
  );
  return rows[0];
}

async function keepTranslations(
  client: pg.PoolClient,
  writing: HeldWriting,
  before: Page,
  translated: Translated,
): Promise<Ending> {
  const faults = faultsIn(translated);
  const ending: Ending = {
    state: faults.length > 0 ? "stopped" : "done",
    faults,
    fingerprint: before.mark,
  };
  const page = await readPage(client, writing, "for update");
  // Published again meanwhile: the mark is that of the older texts, so that the new ones are translated next.
  if (page?.mark !== before.mark) return ending;
  const passed = othersThan(before.language).filter(
    (language) => translated[language]?.faults.length === 0,
  );
  const columns = passed.flatMap((language) => columnsOf(language, before, translated));
  if (columns.length === 0) return ending;
  const texts = columns.map(
    ({ column, isFree }, at) =>
      `${column} = case when ${isFree} then $${at + 2} else ${column} end`,
  );
  const marks = columns.map(({ column, isFree }) => `case when ${isFree} then '${column}' end`);
  await client.query(
    `update public.${tableOf(writing)} p set ${texts.join(", ")},
       machine_texts = array(select distinct m from unnest(machine_texts || array[${marks.join(", ")}]) as m
                              where m is not null order by m)
     where id = $1`,
    [writing.subjectId, ...columns.map(({ text }) => text)],
  );
  return ending;
}

function columnsOf(language: Language, before: Page, translated: Translated) {
  const pieces = translated[language]?.pieces ?? {};
  return TEXTS.filter((name) => before[name].trim() !== "")
    .map((name) => ({ name, text: pieces[name] ?? before[name] }))
    .filter(({ name, text }) => text.length <= LONGEST[name])
    .map(({ name, text }) => {
      const column = columnIn(language, name);
      // Only if no person has written anything there; until then the English column has the owner's words.
      const isBlank = `coalesce(${column}, '') in ('', ${ownText("p", name)})`;
      return { column, text, isFree: `(${isBlank} or '${column}' = any (machine_texts))` };
    });
}
