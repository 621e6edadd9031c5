/** Something is loading that will be a list or a form: about as high, so that little moves then. */
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
