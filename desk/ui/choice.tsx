/** A few options of which one is chosen, as a row of toggle buttons. */
export function Choice<Value extends string | number>(props: {
  label: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value;
  onChosen(value: Value): void;
  className?: string;
}) {
  return (
    <fieldset className={`flex flex-wrap gap-1 ${props.className ?? ""}`}>
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.chosen}
          className="min-h-9 rounded-lg border border-line px-3 text-sm font-medium hover:bg-sunken aria-pressed:border-leaf aria-pressed:bg-sunken aria-pressed:text-leaf max-md:min-h-11"
          onClick={() => props.onChosen(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
