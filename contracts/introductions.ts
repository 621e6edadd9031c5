import { z } from "zod";
import { LANGUAGES } from "./languages.ts";
import { INTRODUCTION_STATES, replyHabit } from "./match-operations.ts";
import { operation } from "./operation.ts";

export const INTRODUCTION_MESSAGE_MAX = 1000;
/** A request that is not answered by then ends by itself. */
export const INTRODUCTION_ANSWER_DAYS = 14;

export const askForIntroduction = operation({
  path: "introductions/ask",
  summary: "Asks the other side of a match for an introduction; they are told by e-mail.",
  input: z.object({
    candidateId: z.uuid(),
    message: z.string().trim().max(INTRODUCTION_MESSAGE_MAX).default(""),
  }),
  output: z.object({ id: z.uuid() }),
  refusals: ["permission_denied", "not_found", "introduction_impossible", "introduction_standing"],
});

export const answerIntroduction = operation({
  path: "introductions/answer",
  summary: "Agrees to an introduction or declines it; who asked may withdraw it.",
  input: z.object({ id: z.uuid(), answer: z.enum(["agreed", "declined", "withdrawn"]) }),
  output: z.null(),
  refusals: ["permission_denied", "not_found"],
});

const introduction = z.object({
  id: z.uuid(),
  /** Whether the person asked, or was asked. */
  isMine: z.boolean(),
  state: z.enum(INTRODUCTION_STATES),
  /** The other's public page. */
  candidateId: z.uuid(),
  name: z.string(),
  page: z.string().nullable(),
  card: z
    .object({
      logo: z.string(),
      tagline: z.string(),
      country: z.string(),
      industries: z.array(z.string()),
      stages: z.array(z.string()),
      founder: z.string().nullable().describe("Of a startup that names one."),
    })
    .nullable()
    .describe("What the other's public page says; null while it is withdrawn."),
  own: z
    .object({
      name: z.string(),
      logo: z.string(),
      page: z.string().nullable(),
      founder: z.string().nullable(),
      raising: z.object({ amount: z.number(), currency: z.string() }).nullable(),
    })
    .describe("The person's own company; what it raises is told to nobody else."),
  match: z
    .object({ rate: z.int32(), reason: z.string().nullable(), language: z.enum(LANGUAGES) })
    .nullable()
    .describe(
      "How the other does in the person's own matches, while they wait for an answer, and what both have in common.",
    ),
  message: z.string(),
  /** The other's address, once both have agreed. */
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When it was answered, or ended without an answer. */
  answeredAt: z.iso.datetime().nullable(),
  isContacted: z.boolean().describe("The person has said that they contacted the other."),
  /** The other's. */
  replies: replyHabit,
});
export type Introduction = z.infer<typeof introduction>;

export const listIntroductions = operation({
  path: "introductions/list",
  summary: "The introductions that the person asked for or was asked for, newest first.",
  input: z.object({
    language: z.enum(LANGUAGES).optional().describe("The reader's."),
  }),
  output: z.object({ introductions: z.array(introduction) }),
  refusals: ["permission_denied"],
});
