import { z } from "zod";

/** A draft as the server has it, in the form's own values. */
export type SavedForm<Form> = { version: number; values: Form };

/** What was typed and not saved, on this device: kept across a reload, a crash or a lost connection. */
export type KeptForm = { version: number; values: Record<string, string | string[]> };

const schema = z.object({
  version: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

/** @param name of the form and its person, for several may share a device. */
export function keepForm(name: string, kept: KeptForm): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(kept));
  } catch {
    // A browser without storage, or a full one: nothing is kept then, and nothing else fails.
  }
}

export function keptForm(name: string): KeptForm | undefined {
  try {
    const text = localStorage.getItem(storageKey(name));
    return text === null ? undefined : schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function dropKeptForm(name: string): void {
  try {
    localStorage.removeItem(storageKey(name));
  } catch {
    // Nothing was kept where there is no storage.
  }
}

function storageKey(name: string): string {
  return `benih-form-${name}`;
}
