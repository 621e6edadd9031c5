/** Something is loading; the label says what, for people who do not see it turn. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex justify-center p-8">
      <div className="spinner" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
