/** Two versions of what somebody typed, of which a person must choose one. */
export function VersionChoice(props: {
  keep: string;
  take: string;
  /** A choice is being carried out: a second press is ignored. */
  busy?: boolean;
  onKeep(): void;
  onTake(): void;
}) {
  const { busy = false } = props;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button
        type="button"
        aria-disabled={busy}
        className="button button-leaf text-sm aria-disabled:opacity-70"
        onClick={() => busy || props.onKeep()}
      >
        {props.keep}
      </button>
      <button
        type="button"
        aria-disabled={busy}
        className="button button-quiet text-sm aria-disabled:opacity-70"
        onClick={() => busy || props.onTake()}
      >
        {props.take}
      </button>
    </div>
  );
}
