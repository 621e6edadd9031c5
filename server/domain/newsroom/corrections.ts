import type pg from "pg";
import { columnIn, LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { monthsFrom } from "../reports/spans.ts";
import { link, text } from "./phrase.ts";
import type { FindStory, Story, ToldStory } from "./story.ts";
import { type Tongue, tongueOf } from "./tongue.ts";

/** Any more are still shown below their articles. */
const MOST_NOTES = 100;

/** One month at a time. */
export const CORRECTIONS_PACE = { perHour: 1, perDay: 1 };

type InLanguages = Partial<Record<Language, string | null>>;
type Note = { slug: string; isSample: boolean; titles: InLanguages; on: string; text: InLanguages };

/** The previous month's corrections, from the month's first day on; nothing if there were none. */
export function nextCorrections(now: Date): FindStory {
  return async (client) => {
    const month = monthsFrom(now.toISOString(), -1);
    const { rowCount } = await client.query(
      "select from internal.made_news where kind = 'corrections' and subject = $1",
      [month],
    );
    if (rowCount) return undefined;
    const notes = await notesOf(client, month);
    return notes.length === 0 ? undefined : digest(month, notes, now);
  };
}

async function notesOf(client: pg.ClientBase, month: string): Promise<Note[]> {
  const titles = LANGUAGES.map((language) => `'${language}', n.${columnIn(language, "title")}`);
  const { rows } = await client.query<Note>(
    `select coalesce(n.slug, n.id::text) as slug, n.is_sample as "isSample",
            jsonb_build_object(${titles.join(", ")}) as titles, c ->> 'on' as on, c -> 'text' as text
       from public.news n, jsonb_array_elements(n.corrections) c
      where n.is_published and n.corrections <> '[]' and left(c ->> 'on', 7) = left($1, 7)
      order by c ->> 'on', n.published_at, n.id limit $2`,
    [month, MOST_NOTES],
  );
  return rows.filter((note) => (note.text?.en ?? "").trim() !== "");
}

type Opening = "digest_a" | "digest_b";

function digest(month: string, notes: Note[], publishedAt: Date): Story<Opening> {
  return {
    subject: month,
    category: null,
    isSample: notes.every(({ isSample }) => isSample),
    publishedAt,
    startups: [],
    investors: [],
    round: null,
    sources: [],
    openings: ["digest_a", "digest_b"],
    tell: (language, opening) => tell(month, notes, tongueOf(language), opening),
  };
}

function tell(month: string, notes: Note[], tongue: Tongue, opening: Opening): ToldStory {
  const said = (words: InLanguages) => words[tongue.language]?.trim() || (words.en ?? "");
  const of = { month: text(tongue.month(month)) };
  const figure = text(tongue.number(notes.length));
  const items = notes.map(({ slug, titles, on, text: note }) => {
    const address = `/news/${slug}`;
    const item = tongue.say("digestItem", {
      article: link(said(titles), address),
      day: link(tongue.day(on), address),
      note: text(said(note)),
    });
    return `- ${item.markdown}`;
  });
  return {
    title: tongue.say("digestTitle", { ...of, figure }, notes.length).plain,
    excerpt: tongue.say(opening, of).plain,
    body: [tongue.say("digestHeading").markdown, items.join("\n")].join("\n\n"),
  };
}
