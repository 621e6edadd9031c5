import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from "react";
import { isComposing } from "./composing.ts";

/** One key of a screen, as the help lists it. */
export type KeyAct = {
  /** As in `event.key`, in lower case; `mod+` is Ctrl, or Command on a Mac. */
  key: string;
  label: string;
  /** Whether it does anything at the moment; otherwise the browser handles the key. */
  isOn?(): boolean;
  run(): void;
};

type Registry = {
  /** The keys of everything on the screen, the innermost last. */
  all(): KeyAct[];
  /** @returns a function that removes them again. */
  add(acts: () => readonly KeyAct[]): () => void;
};

const KeysContext = createContext<Registry | null>(null);

/** Listens to keys for the whole desk; the screens say what they do. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const sources = useRef(new Set<() => readonly KeyAct[]>());
  const registry = useMemo<Registry>(
    () => ({
      all: () => [...sources.current].flatMap((read) => read()),
      add(read) {
        sources.current.add(read);
        return () => void sources.current.delete(read);
      },
    }),
    [],
  );
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (key === undefined || !isHeard(event, key)) return;
      const act = registry.all().findLast((one) => one.key === key && one.isOn?.() !== false);
      if (!act) return;
      // Taken before the editor sees it: some of these keys mean something there.
      event.preventDefault();
      event.stopPropagation();
      act.run();
    };
    addEventListener("keydown", hear, { capture: true });
    return () => removeEventListener("keydown", hear, { capture: true });
  }, [registry]);
  return <KeysContext value={registry}>{children}</KeysContext>;
}

export function useKeyRegistry(): Registry {
  const registry = use(KeysContext);
  if (!registry) throw new Error("No keys around this component");
  return registry;
}

/** Gives these keys their meaning while the component is mounted. */
export function useKeys(acts: readonly KeyAct[]): void {
  const registry = useKeyRegistry();
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => registry.add(() => latest.current), [registry]);
}

/** Undefined with any other modifier. */
function keyOf(event: KeyboardEvent): string | undefined {
  if (event.altKey) return undefined;
  const key = event.key.toLowerCase();
  const isMod = event.ctrlKey || event.metaKey;
  if (!isMod) return key;
  return event.shiftKey ? undefined : `mod+${key}`;
}

function isHeard(event: KeyboardEvent, key: string): boolean {
  if (isComposing(event) || document.querySelector("dialog[open]")) return false;
  if (key.startsWith("mod+") || key === "escape") return true;
  if (isTypedInto(event.target)) return false;
  return key.length > 1 || key === HELP_KEY || areSingleKeysOn();
}

/** Works even when single keys are off: its help turns them on again. */
export const HELP_KEY = "?";

/** Fields in which a letter is typed, not a command. */
function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("textarea, select")) return true;
  return target instanceof HTMLInputElement && !target.matches("[type=checkbox], [type=radio]");
}

const OFF_KEY = "benih-desk-single-keys";

/** People who speak to the computer, or hit keys by accident, can turn single letters off. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(OFF_KEY) !== "off";
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF_KEY);
  else localStorage.setItem(OFF_KEY, "off");
}
