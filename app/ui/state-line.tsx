import type { ReactNode } from "react";

/** Status, cost, duration: short facts in a row. */
export function StateLine({ facts }: { facts: ReactNode[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2 text-sm">
      {facts.map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one place never change their order
        <li key={place} className="rounded-full bg-sunken px-3 py-1.5">
          {fact}
        </li>
      ))}
    </ul>
  );
}
