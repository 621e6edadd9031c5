import { z } from "zod";
import { FUNDING_KINDS } from "../catalogue.ts";
import { LANGUAGES } from "../languages.ts";
import { operation } from "../operation.ts";

export const STORY_STATES = ["new", "drafted", "dismissed"] as const;

const moment = z.iso.datetime();

const listed = z.object({
  id: z.uuid(),
  state: z.enum(STORY_STATES),
  title: z.string(),
  language: z.enum(LANGUAGES),
  hasRound: z.boolean(),
  publishers: z.array(z.string()),
  lastSeenAt: moment,
});
export type ListedStory = z.infer<typeof listed>;

export const STORIES_PER_PAGE = 50;

export const listStories = operation({
  path: "desk/list-stories",
  summary: "Lists the stories that feeds have brought, the newest first.",
  input: z.object({
    /** Undefined: stories that nobody has decided yet. */
    state: z.enum(STORY_STATES).default("new"),
    language: z.enum(LANGUAGES).optional(),
    hasRound: z.boolean().default(false),
    page: z.int().min(1).max(100_000).default(1),
  }),
  output: z.object({ stories: z.array(listed), total: z.int() }),
  audience: "staff",
});

/** A value that one or several articles state, each in its own words. */
const claim = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, said: z.array(z.object({ itemId: z.uuid(), quote: z.string() })) });

/** Every value that articles state; the one that most state comes first. */
const fact = <Value extends z.ZodType>(value: Value) =>
  z.object({
    claims: z.array(claim(value)),
    /** Null where they disagree, or where too few state it to be sure. */
    stated: value.nullable(),
    /** Whether articles contradict each other. */
    isDisputed: z.boolean(),
  });

const proposedRound = z.object({
  company: fact(z.string()),
  amount: fact(z.object({ amount: z.number(), currency: z.string() })),
  kind: fact(z.enum(FUNDING_KINDS)),
  announcedOn: fact(z.string()),
  investors: z.array(claim(z.object({ name: z.string(), isLead: z.boolean() }))),
  /** How many of the story's articles report it. */
  reports: z.int(),
});
export type ProposedRound = z.infer<typeof proposedRound>;
export type Claim<Value> = { value: Value; said: { itemId: string; quote: string }[] };
export type Fact<Value> = { claims: Claim<Value>[]; stated: Value | null; isDisputed: boolean };

const entity = z.object({
  id: z.uuid(),
  kind: z.enum(["startup", "investor"]),
  name: z.string(),
});
export type StoryEntity = z.infer<typeof entity>;

const story = z.object({
  ...listed.omit({ publishers: true }).shape,
  items: z.array(
    z.object({
      id: z.uuid(),
      url: z.string(),
      publisher: z.string(),
      title: z.string(),
      language: z.enum(LANGUAGES),
      publishedAt: moment,
    }),
  ),
  entities: z.array(entity),
  /** Named in the proposed round, but not in the directory. */
  unknown: z.array(z.object({ kind: entity.shape.kind, name: z.string() })),
  round: proposedRound.nullable(),
  /** Rounds of its company around that time that the tracker already has. */
  tracked: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(FUNDING_KINDS),
      announcedOn: z.string(),
      amountUsdThousand: z.number().nullable(),
    }),
  ),
  articleId: z.uuid().nullable(),
  roundId: z.uuid().nullable(),
});
export type Story = z.infer<typeof story>;

export const readStory = operation({
  path: "desk/read-story",
  summary: "Reads a story: its articles, whom it names, and the round that they report.",
  input: z.object({ id: z.uuid() }),
  output: story,
  audience: "staff",
  refusals: ["not_found"],
});

export const STORY_DRAFTS = ["article", "round"] as const;

export const beginFromStory = operation({
  path: "desk/begin-from-story",
  summary: "Begins an article or a round from a story, or tells which one was begun.",
  input: z.object({ id: z.uuid(), draft: z.enum(STORY_DRAFTS) }),
  output: z.object({ documentId: z.uuid() }),
  audience: "staff",
  refusals: ["not_found"],
});

export const beginNamed = operation({
  path: "desk/begin-named",
  summary: "Begins a company or an investor that a story names and the directory does not know.",
  input: z.object({
    kind: entity.shape.kind,
    name: z.string().trim().min(1, { error: "required" }).max(120, { error: "tooLong:120" }),
  }),
  output: z.object({ documentId: z.uuid() }),
  audience: "staff",
});

export const dismissStories = operation({
  path: "desk/dismiss-stories",
  summary: "Lays stories aside, or takes them up again.",
  input: z.object({ ids: z.array(z.uuid()).min(1).max(200), isDismissed: z.boolean() }),
  output: z.object({ changed: z.int() }),
  audience: "staff",
});
