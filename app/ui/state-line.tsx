import type { ReactNode } from "react";

/** Status, cost, duration: short facts in a row. */
export function StateLine({ facts }: { facts: ReactNode[] }) {
  return (
    <ul className="dotted mt-3 flex flex-wrap text-sm text-muted">
      {facts.map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one place never change their order
        <li key={place}>{fact}</li>
      ))}
    </ul>
  );
}
