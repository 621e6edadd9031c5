/** A page with fewer sections needs no list. */
export const WORTH_A_LIST = 4;

/**
 * The list of a long text's sections, beside it; folded on a phone, because readers come for the
 * text.
 */
export function Contents(props: { label: string; sections: { id: string; name: string }[] }) {
  const { label, sections } = props;
  return (
    <details className="filters card !p-4 xl:sticky xl:top-20">
      <summary className="font-semibold text-leaf xl:supports-[selector(::details-content)]:hidden">
        {label}
      </summary>
      <nav aria-label={label} className="max-xl:mt-2">
        <p
          aria-hidden="true"
          className="mb-1.5 hidden text-sm font-semibold xl:supports-[selector(::details-content)]:block"
        >
          {label}
        </p>
        <ul>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1 text-sm text-muted hover:text-ink hover:underline xl:min-h-9"
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

/** The list of sections, then the text, in the columns that every long text uses. */
export const BESIDE_CONTENTS =
  "grid gap-x-12 gap-y-6 xl:grid-cols-[17rem_minmax(0,42rem)] xl:items-start";

/** As wide as both columns, or as the text alone, centred on the page. */
export const LONG_TEXT = "frame !max-w-[45rem] xl:!max-w-[65rem]";
