import type pg from "pg";
import { INVESTOR_FILTERS, STARTUP_FILTERS } from "../../../contracts/directory.ts";
import { columnIn, LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { link, listed, type Phrase, paragraph, text } from "./phrase.ts";
import type { FindStory, Story, ToldStory } from "./story.ts";
import { companyLink, directoryAddress, type Tongue, tongueOf } from "./tongue.ts";

/** Pages published longer ago are no news. */
const NEWS_FOR = "3 days";
/** A page that is taken down at once was not meant to be published. */
const SETTLES_IN = "15 minutes";

export const JOINS_PACE = { perHour: 3, perDay: 12 };

type Directory = "startups" | "investors";

type Joined = {
  id: string;
  slug: string;
  name: string;
  country: string;
  foundedYear: number | null;
  /** Its industries, or its kinds of investor. */
  kinds: string[];
  /** Its own stage, or those that it invests in. */
  stages: string[];
  taglines: Record<Language, string | null>;
  /** How many companies of its country the directory lists. */
  inCountry: number;
};

const DIRECTORIES = {
  startups: {
    drafts: "startup_profiles",
    key: "startup_id",
    kinds: "industries",
    stages: "array[p.venture_round]",
    countries: STARTUP_FILTERS.country,
  },
  investors: {
    drafts: "investor_profiles",
    key: "investor_id",
    kinds: "investor_types",
    stages: "p.investment_stages",
    countries: INVESTOR_FILTERS.country,
  },
} as const;

/** The next profile published for the first time by its own people; pages made at the desk do not count. */
export function nextJoined(now: Date): FindStory {
  return async (client) => {
    for (const directory of ["startups", "investors"] as const) {
      const joined = await dueProfile(client, directory, now);
      if (joined) return joinedStory(directory, joined, now);
    }
    return undefined;
  };
}

async function dueProfile(
  client: pg.ClientBase,
  directory: Directory,
  now: Date,
): Promise<Joined | undefined> {
  const { drafts, key, kinds, stages } = DIRECTORIES[directory];
  const taglines = LANGUAGES.map((language) => `'${language}', p.${columnIn(language, "tagline")}`);
  const { rows } = await client.query<Joined>(
    `select p.id, p.slug, p.name, p.country, p.founded_year as "foundedYear",
            p.${kinds} as kinds, ${stages} as stages,
            jsonb_build_object(${taglines.join(", ")}) as taglines,
            (select count(*)::int from public.${directory} o
              where o.is_published and o.country = p.country) as "inCountry"
       from public.${directory} p join public.${drafts} d on d.${key} = p.id
      where p.is_published and not p.is_sample
        and p.published_at > $1::timestamptz - $2::interval
        and p.published_at <= $1::timestamptz - $3::interval
        and not exists (select from internal.made_news m
                         where m.kind = 'joins' and m.subject = p.id::text)
      order by p.published_at, p.id limit 1`,
    [now, NEWS_FOR, SETTLES_IN],
  );
  return rows[0];
}

type Opening = "joinsStartup_a" | "joinsStartup_b" | "joinsInvestor_a" | "joinsInvestor_b";

const OPENINGS: Record<Directory, readonly Opening[]> = {
  startups: ["joinsStartup_a", "joinsStartup_b"],
  investors: ["joinsInvestor_a", "joinsInvestor_b"],
};

function joinedStory(directory: Directory, joined: Joined, now: Date): Story<Opening> {
  return {
    subject: joined.id,
    category: null,
    isSample: false,
    publishedAt: now,
    startups: directory === "startups" ? [joined.id] : [],
    investors: directory === "investors" ? [joined.id] : [],
    round: null,
    sources: [],
    openings: OPENINGS[directory],
    tell: (language, opening) => tell(directory, joined, tongueOf(language), opening),
  };
}

function tell(directory: Directory, joined: Joined, tongue: Tongue, opening: Opening): ToldStory {
  const name = companyLink(directory, joined);
  const own = ((joined.taglines[tongue.language] || joined.taglines.en) ?? "").trim();
  const facts = about(directory, joined, tongue);
  const place = standing(directory, joined, tongue);
  const first = [
    tongue.say(opening, { name }),
    ...(place.length > 0 ? place : based(joined, tongue)),
  ];
  const told = (sentences: readonly Phrase[]) => paragraph(sentences, tongue.language);
  const note = tongue.say("joinsNote", { name });
  return {
    title: tongue.say("joinsTitle", { name }).plain,
    // The deck is its tagline, or else what its page says.
    excerpt:
      own === "" ? told(facts).plain : tongue.say("joinsOwnWords", { tagline: text(own) }).plain,
    body: [told(own === "" ? first : [...first, ...facts]), note]
      .map(({ markdown }) => markdown)
      .join("\n\n"),
  };
}

/** The facts of its page, except its country. */
function about(directory: Directory, joined: Joined, tongue: Tongue): Phrase[] {
  const { foundedYear, slug } = joined;
  const list = (names: string[]) =>
    listed(
      names.map((name) => text(tongue.beside(name))),
      tongue.language,
    );
  const [kinds, stages] = [list(joined.kinds), list(joined.stages)];
  const since =
    foundedYear === null
      ? undefined
      : { year: link(tongue.year(`${foundedYear}-01-01`), `/${directory}/${slug}`) };
  if (directory === "startups") {
    const places = { ...since, sectors: kinds, stage: stages };
    return [tongue.say(since ? "joinsWorksSince" : "joinsWorks", places)];
  }
  const invests = joined.stages.length > 0 ? "joinsInvests" : "joinsTypes";
  return [
    tongue.say(invests, { types: kinds, stages }),
    ...(since ? [tongue.say("joinsFounded", since)] : []),
  ];
}

function based({ country }: Joined, tongue: Tongue): Phrase[] {
  return country === "Other"
    ? []
    : [tongue.say("joinsBased", { country: tongue.country(country) })];
}

/** How many of its country are listed with it, if the directory can show just those. */
function standing(directory: Directory, joined: Joined, tongue: Tongue): Phrase[] {
  const { country: name, inCountry } = joined;
  if (name === "Other" || !DIRECTORIES[directory].countries.some((known) => known === name))
    return [];
  const country = tongue.country(name);
  const isStartup = directory === "startups";
  if (inCountry === 1)
    return [tongue.say(isStartup ? "joinsFirstStartup" : "joinsFirstInvestor", { country })];
  const figure = link(tongue.number(inCountry), directoryAddress(directory, name));
  return [tongue.say(isStartup ? "joinsStartupCount" : "joinsInvestorCount", { country, figure })];
}
