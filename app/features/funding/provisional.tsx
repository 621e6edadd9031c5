/** Says that a figure may still change. */
export function Provisional({ text }: { text: string }) {
  return (
    <strong className="rounded-full border border-badge-event px-2 text-xs font-semibold text-badge-event">
      {text}
    </strong>
  );
}
