import { useMessages } from "../../i18n/messages-context.tsx";

/** The pages with issues, each with the number still open. */
export function PageStrip(props: {
  pages: { page: number; open: number }[];
  page: number;
  onPage(page: number): void;
}) {
  const { pages, page, onPage } = props;
  const t = useMessages("deckReview");
  // With only one page the deck already opens there.
  if (pages.length < 2) return null;
  return (
    <nav aria-label={t("pagesWithIssues")} className="-mx-4 mt-3 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2">
        {pages.map(({ page: number, open }) => (
          <li key={number}>
            <button
              type="button"
              aria-current={number === page ? "page" : undefined}
              aria-label={t("pageAndOpen", { page: number, count: open })}
              className="grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-lg border border-line px-2 py-1 tabular-nums hover:border-leaf aria-[current=page]:border-leaf aria-[current=page]:bg-sunken aria-[current=page]:font-bold"
              onClick={() => onPage(number)}
            >
              {number}
              <span aria-hidden="true" className="flex gap-0.5">
                {open === 0 ? (
                  <span className="h-1 w-4 rounded-full bg-leaf" />
                ) : (
                  Array.from({ length: Math.min(open, 4) }, (_, dot) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: dots are all the same
                    <span key={dot} className="size-1 rounded-full bg-badge-event" />
                  ))
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
