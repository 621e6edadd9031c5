/** Two versions of what somebody typed: one goes on, and only a person says which. */
export function VersionChoice(props: {
  keep: string;
  take: string;
  onKeep(): void;
  onTake(): void;
}) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button type="button" className="button button-leaf text-sm" onClick={props.onKeep}>
        {props.keep}
      </button>
      <button type="button" className="button button-quiet text-sm" onClick={props.onTake}>
        {props.take}
      </button>
    </div>
  );
}
