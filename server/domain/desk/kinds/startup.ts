import type pg from "pg";
import type { CompanyEvent } from "../../../../contracts/desk/company-events.ts";
import {
  emptyStartup,
  type StartupContent,
  startupContent,
  startupProblems,
} from "../../../../contracts/desk/startup.ts";
import {
  columnsOf,
  contentOfRow,
  dropMachineMarks,
  readCompanyRow,
  rowProblems,
  stampCompany,
} from "./company-row.ts";
import { readFactSources, stampSource, writeFactSources } from "./fact-sources.ts";
import type { DocumentKindRules, RawContent } from "./kind.ts";
import { type MoneyRow, moneyColumns, moneyOf } from "./money-columns.ts";
import { hideRow, upsertRow } from "./public-row.ts";

export const startupRules: DocumentKindRules = {
  table: "startups",
  empty: emptyStartup,
  read: (content) => startupContent.parse(content),
  titleOf: (content) => startupContent.parse(content).name,
  addressOf: (content) => `/startups/${startupContent.parse(content).slug}`,
  stamp(rawBefore, rawAfter, save) {
    const [before, after] = [startupContent.parse(rawBefore), startupContent.parse(rawAfter)];
    const events = after.events.map((event) => {
      const was = before.events.find(({ id }) => id === event.id);
      return { ...event, source: stampSource(was?.source, event.source, save.by) };
    });
    return { ...stampCompany(before, after, save), events };
  },
  adopt,
  async problems(client, id, raw) {
    const content = startupContent.parse(raw);
    return {
      ...startupProblems(content),
      ...(await rowProblems(client, "startups", id, content)),
    };
  },
  async publish(client, id, raw, now) {
    const content = startupContent.parse(raw);
    const columns = {
      ...(await columnsOf(client, content)),
      industries: content.industries,
      venture_round: content.ventureRound,
      team_size: content.teamSize,
      founder_name: content.founderName.trim(),
      linkedin: content.linkedin || null,
    };
    await dropMachineMarks(client, "startups", id, content);
    await upsertRow(client, "startups", id, columns, now);
    await writeFactSources(client, "startup_id", id, content.sources);
    await writeEvents(client, id, content.events);
  },
  unpublish: (client, id) => hideRow(client, "startups", id),
};

async function adopt(client: pg.ClientBase, id: string): Promise<RawContent | undefined> {
  const row = await readCompanyRow(client, "startups", id);
  if (!row) return undefined;
  return startupContent.parse({
    ...contentOfRow(row),
    industries: row.industries,
    ventureRound: row.venture_round,
    teamSize: row.team_size,
    founderName: row.founder_name,
    linkedin: row.linkedin ?? "",
    sources: await readFactSources(client, "startup_id", id),
    events: await readEvents(client, id),
  } satisfies Record<keyof StartupContent, unknown>);
}

type EventRow = MoneyRow & Pick<CompanyEvent, "id" | "kind" | "on" | "party">;

async function readEvents(client: pg.ClientBase, id: string): Promise<RawContent[]> {
  const { rows } = await client.query<EventRow>(
    `select id, kind, happened_on::text as on, party, amount, currency, rate,
            rate_on::text as rate_on, amount_usd_thousand
     from public.company_events where startup_id = $1 order by happened_on, id`,
    [id],
  );
  const events: RawContent[] = [];
  for (const { id: eventId, kind, on, party, ...amount } of rows) {
    const { event } = await readFactSources(client, "company_event_id", eventId);
    events.push({ id: eventId, kind, on, party, money: moneyOf(amount), source: event });
  }
  return events;
}

async function writeEvents(
  client: pg.ClientBase,
  startupId: string,
  events: CompanyEvent[],
): Promise<void> {
  await client.query("delete from public.company_events where startup_id = $1 and id <> all ($2)", [
    startupId,
    events.map(({ id }) => id),
  ]);
  for (const { id, kind, on, party, money, source } of events) {
    const isEnd = kind === "shutdown";
    const columns = {
      kind,
      happened_on: on,
      party: isEnd ? "" : party.trim(),
      ...moneyColumns(isEnd ? undefined : money),
    };
    const names = Object.keys(columns);
    await client.query(
      `insert into public.company_events as e (id, startup_id, ${names.join(", ")})
       values ($1, $2, ${names.map((_, at) => `$${at + 3}`).join(", ")})
       on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(", ")}
       where e.startup_id = excluded.startup_id`,
      [id, startupId, ...Object.values(columns)],
    );
    await writeFactSources(client, "company_event_id", id, { event: source });
  }
}
