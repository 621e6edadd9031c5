import { z } from "zod";
import { type ArchiveStore, readText } from "./store.ts";

/** Written last: a base without it is unfinished. */
export const BASE_FILE = "base.json";
export const CONTENT_FILE = "cluster.tar.gz";

const schema = z.object({
  format: z.literal(1),
  /** When it was begun, in the archive's format of names. */
  name: z.string().regex(/^\d{8}T\d{6}Z$/),
  startedAt: z.coerce.date(),
  /** From here on every moment can be recovered. */
  endedAt: z.coerce.date(),
  /** The first segment of WAL that it needs. */
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
  /** PostgreSQL's version. */
  version: z.string(),
});

/** A copy of the whole cluster, from which WAL leads on. */
export type Base = z.infer<typeof schema>;

/** The folder of a base. */
export function baseFolder(line: string, name: string): string {
  return `${line}/bases/${name}`;
}

/** The finished bases of a line, the oldest first. */
export async function listBases(store: ArchiveStore, line: string): Promise<Base[]> {
  const files = await store.list(`${line}/bases`);
  const finished = files.filter(({ name }) => name.endsWith(`/${BASE_FILE}`));
  const bases: Base[] = [];
  for (const { name } of finished) {
    const text = await readText(store, `${line}/bases/${name}`);
    if (text !== undefined) bases.push(schema.parse(JSON.parse(text)));
  }
  return bases.sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}
