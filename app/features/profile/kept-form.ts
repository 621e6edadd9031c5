import { z } from "zod";

/** The server's draft, in the form's own values. */
export type SavedForm<Form> = { version: number; values: Form };

/** Unsaved input, stored on this device: it survives a reload, a crash or a lost connection. */
export type KeptForm = { version: number; values: Record<string, string | string[]> };

const schema = z.object({
  version: z.number(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

/** @param name of the form and its person, because several may share a device. */
export function keepForm(name: string, kept: KeptForm): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(kept));
  } catch {
    // Without storage, or when it is full, nothing is kept; everything else works.
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
    // Without storage nothing was kept.
  }
}

function storageKey(name: string): string {
  return `benih-form-${name}`;
}
