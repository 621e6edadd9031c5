import { z } from "zod";

const backup = z.object({ revision: z.int(), content: z.record(z.string(), z.unknown()) });
export type Backup = z.infer<typeof backup>;

/** Keeps what has been typed and not saved yet, against a crash, a lost connection or a closed lid. */
export function keepBackup(id: string, { revision, content }: Backup): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ revision, content }));
  } catch {
    // Without storage, or when it is full, the save itself has to do.
  }
}

export function readBackup(id: string): Backup | undefined {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text === null ? undefined : backup.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function dropBackup(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}

function keyOf(id: string): string {
  return `benih-desk-${id}`;
}
