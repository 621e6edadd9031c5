/**
 * A placeholder for a list or a form that is loading, about as high, so that little moves later.
 */
export function Bars({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <div key={row} aria-hidden="true" className="skeleton h-11" />
      ))}
    </div>
  );
}
