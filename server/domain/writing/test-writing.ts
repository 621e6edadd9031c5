import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { pino } from "pino";
import { afterEach, beforeEach } from "vitest";
import type { ReadItem } from "../../judging/stories/feed-item.ts";
import { openModel } from "../../services/language-model/open-model.ts";
import {
  type ModelRequest,
  type Reply,
  says,
  startModelServer,
} from "../../services/language-model/test-model-server.ts";
import { type Desk, deskDatabase } from "../desk/test-desk.ts";
import type { CostLimits } from "./hold-writing.ts";
import { performWriting } from "./perform-writing.ts";
import { draftOf, isDraft, REPORT, TRANSLATED } from "./test-story.ts";

/** How a model answers: with a value, or as the test wants. */
export type Script = { draft: unknown; translation: unknown };

const isReply = (answer: unknown): answer is Reply => typeof answer === "function";
const AMPLE: CostLimits = { perWriting: 1_000_000, perDay: 5_000_000 };

export type WritingRow = {
  id: string;
  state: string;
  attempts: number;
  faults: { code: string; words: string; language: string | null }[];
  notBefore: Date;
  pageId: string;
};

/** Gives the calling test file a desk, stories of feeds, and a model that follows a script. */
export function writingDatabase() {
  const desk: Desk = deskDatabase();
  const { pool } = desk;
  const stops: (() => Promise<void>)[] = [];
  let script: Script;
  let asked: ModelRequest[];

  beforeEach(async () => {
    [script, asked] = [{ draft: draftOf(), translation: TRANSLATED }, []];
    for (const table of ["writings", "feed_items", "stories", "feeds", "documents", "cases"]) {
      await pool().query(`delete from desk.${table}`);
    }
    await pool().query("delete from public.news");
    await pool().query("delete from public.model_calls");
    await pool().query("delete from graphile_worker._private_jobs");
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  const one = async <Row extends object>(sql: string, values: unknown[] = []) => {
    const { rows } = await pool().query<Row>(sql, values);
    const [row] = rows;
    if (!row) throw new Error(`Nothing: ${sql}`);
    return row;
  };

  return {
    ...desk,
    one,
    /** All questions, in order. */
    asked: () => asked,
    answer(next: Partial<Script>) {
      script = { ...script, ...next };
    },
    /** A story with one report, which came an hour ago. */
    async story({ isTrusted = false } = {}): Promise<string> {
      const feed = await one<{ id: string }>(
        `insert into desk.feeds (address, publisher, language, is_trusted)
         values ($1, 'The Daily Seed', 'en', $2) returning id`,
        [`https://${randomUUID()}.example/rss`, isTrusted],
      );
      const story = await one<{ id: string }>(
        `insert into desk.stories (title, language, has_round, first_seen_at, last_seen_at)
         values ('Kopiora raises US$4.2m', 'en', true, now() - interval '2 hours', now() - interval '2 hours') returning id`,
      );
      const reading: ReadItem = { entities: [], round: undefined };
      await pool().query(
        `insert into desk.feed_items (url, address, feed_id, publisher, language, title, text, published_at, is_dated,
           state, taken_at, story_id, reading)
         values ($1, $1, $2, 'The Daily Seed', 'en', 'Kopiora raises US$4.2m', $3, now() - interval '2 hours', true,
           'taken', now() - interval '1 hour', $4, $5)`,
        [`https://seed.example/${story.id}`, feed.id, REPORT, story.id, JSON.stringify(reading)],
      );
      return story.id;
    },
    writing: (subjectId: string) =>
      one<WritingRow>(
        `select id, state, attempts, faults, not_before as "notBefore", page_id as "pageId"
         from desk.writings where subject_id = $1`,
        [subjectId],
      ),
    /** Works on it as one server would. */
    async perform(
      subjectId: string,
      how: { limits?: CostLimits; stopping?: AbortSignal } = {},
    ): Promise<void> {
      const { limits = AMPLE, stopping = new AbortController().signal } = how;
      const reply = (response: ServerResponse, request: ModelRequest) => {
        asked.push(request);
        const next = isDraft(request) ? script.draft : script.translation;
        const say: Reply = isReply(next) ? next : says(next);
        say(response, request);
      };
      const { settings, stop } = await startModelServer(reply);
      stops.push(stop);
      const model = openModel(settings, async () => undefined);
      const { id } = await one<{ id: string }>(
        "select id from desk.writings where subject_id = $1",
        [subjectId],
      );
      const log = pino({ level: "silent" });
      await performWriting({ pool: pool(), model, limits, log }, id, stopping);
    },
    /** Makes the server that works on it look dead for a while. */
    silence: (subjectId: string) =>
      pool().query(
        "update desk.writings set alive_at = now() - interval '1 hour' where subject_id = $1",
        [subjectId],
      ),
    /** Makes a failed one's next try due. */
    letTimePass: (subjectId: string) =>
      pool().query("update desk.writings set not_before = now() where subject_id = $1", [
        subjectId,
      ]),
    async jobs(): Promise<string[]> {
      const { rows } = await pool().query<{ task: string }>(
        "select task_identifier as task from graphile_worker.jobs order by id",
      );
      return rows.map(({ task }) => task);
    },
  };
}
