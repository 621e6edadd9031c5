import { type ReactNode, type RefObject, useCallback, useEffect, useId, useState } from "react";

/**
 * Suggestions of a search box, which is a combobox. They load on its first focus: few visits
 * search, and the box works without them.
 * @returns the box's attributes, and the list, which goes into the box's form.
 */
export function useLateSuggestions(box: RefObject<HTMLInputElement | null>) {
  const listId = useId();
  const [late, setLate] = useState<typeof import("./suggestions.tsx")>();
  const load = useCallback(() => {
    import("./suggestions.tsx").then(setLate, () => undefined);
  }, []);

  // The focus may be what started the scripts.
  useEffect(() => {
    if (document.activeElement === box.current) load();
  }, [box, load]);

  const list: ReactNode =
    late && box.current ? <late.Suggestions box={box.current} listId={listId} /> : null;
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-expanded": false,
    onFocus: load,
  } as const;
  return { combobox, list };
}
