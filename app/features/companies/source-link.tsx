/**
 * The source of a fact, ready to be shown: the loader words it, so that pages without sources carry
 * nothing.
 */
export type ShownSource = { href: string; text: string; title: string };

/** By the fact's column. */
export type ShownSources = Partial<Record<string, ShownSource>>;

/** A small link beside a fact, to where it was read. */
export function SourceLink({ source }: { source: ShownSource | undefined }) {
  if (!source) return null;
  return (
    <>
      {" "}
      <a
        href={source.href}
        title={source.title}
        rel="nofollow noopener"
        className="link text-xs font-normal"
      >
        {source.text}
      </a>
    </>
  );
}
