/** A page with fewer sections is seen through without a list. */
export const WORTH_A_LIST = 4;

/** The sections of a long text beside it; on a phone folded, for the text is what a reader came for. */
export function Contents(props: { label: string; sections: { id: string; name: string }[] }) {
  const { label, sections } = props;
  return (
    <details className="filters card !p-4 lg:sticky lg:top-24">
      <summary className="font-semibold text-leaf lg:hidden">{label}</summary>
      <nav aria-label={label} className="max-lg:mt-2">
        <ul>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1 text-sm text-muted hover:text-ink hover:underline lg:min-h-9"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** The list of sections, then the text, in the columns of every long text. */
export const BESIDE_CONTENTS =
  "grid gap-x-12 gap-y-6 lg:grid-cols-[17rem_minmax(0,42rem)] lg:items-start";
