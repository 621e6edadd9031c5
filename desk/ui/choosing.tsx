import { useState } from "react";

/** Which rows of a list are chosen. */
export function useChosen(rows: readonly { id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return {
    chosen,
    isAll,
    clear: () => setChosen(new Set()),
    toggleAll: () => setChosen(new Set(isAll ? [] : rows.map(({ id }) => id))),
    toggle(id: string) {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
  };
}

/** @param isForAll the box in the heading, which `list-keys.tsx` looks for. */
export function ChooseBox(props: {
  label: string;
  isChosen: boolean;
  isForAll?: boolean;
  onToggle(): void;
}) {
  return (
    <label className="desk-box">
      <input
        type="checkbox"
        data-all={props.isForAll}
        aria-label={props.label}
        checked={props.isChosen}
        onChange={props.onToggle}
      />
    </label>
  );
}
