import type { Change } from "../replication/change.ts";
import type { Sink } from "../subscriptions/subscriptions.ts";
import type { Column } from "../visibility/catalogue.ts";
import type { Answer } from "../visibility/visibility.ts";
import { encodeText, type Frame } from "../wire/frames.ts";
import type { Check } from "./visibility-checks.ts";

/**
 * Sends a change to its subscribers. A frame that many channels share is encoded once, not once per
 * socket.
 */
export function deliver({ question, recipients }: Check, answer: Answer): void {
  question.projections.forEach((columns, projection) => {
    const idsBySink = new Map<Sink, number[]>();
    for (const recipient of recipients) {
      if (recipient.projection !== projection || !answer.matches[recipient.filter]) continue;
      for (const sink of recipient.entry.sinks) {
        idsBySink.set(sink, [...(idsBySink.get(sink) ?? []), recipient.entry.spec.id]);
      }
    }
    if (idsBySink.size === 0) return;
    const data = changeData(question.change, columns, answer, projection);
    const frames = new Map<string, Frame>();
    for (const [sink, ids] of idsBySink) sink.send(frameFor(frames, sink, ids, data));
  });
}

function frameFor(frames: Map<string, Frame>, sink: Sink, ids: number[], data: string): Frame {
  const name = `${sink.version} ${ids} ${sink.topic}`;
  const written = frames.get(name);
  if (written) return written;
  const address = { joinRef: null, ref: null, topic: sink.topic, event: "postgres_changes" };
  const frame = encodeText(sink.version, address, `{"ids":[${ids}],"data":${data}}`);
  frames.set(name, frame);
  return frame;
}

function changeData(change: Change, columns: Column[], answer: Answer, projection: number): string {
  const common = JSON.stringify({
    schema: change.schema,
    table: change.table,
    type: change.kind,
    commit_timestamp: change.commitTimestamp,
    columns: columns.map(({ name, type }) => ({ name, type })),
    errors: null,
  });
  return `${common.slice(0, -1)},${rowsOf(change, answer, projection)}}`;
}

function rowsOf({ kind }: Change, { records, oldRecord }: Answer, projection: number): string {
  if (kind === "DELETE") return `"old_record":${oldRecord}`;
  const record = `"record":${records[projection]}`;
  return kind === "INSERT" ? record : `${record},"old_record":${oldRecord}`;
}
