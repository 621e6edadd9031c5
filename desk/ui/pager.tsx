import { useMessages } from "../../app/i18n/messages-context.tsx";
import { useKeys } from "../keys/keys.tsx";

export function Pager(props: { page: number; pages: number; onPage(page: number): void }) {
  const t = useMessages("desk");
  const { page, pages, onPage } = props;
  const keys = useMessages("deskKeys");
  useKeys(
    pages < 2
      ? []
      : [
          {
            key: "[",
            label: keys("pageBefore"),
            isOn: () => page > 1,
            run: () => onPage(page - 1),
          },
          {
            key: "]",
            label: keys("pageAfter"),
            isOn: () => page < pages,
            run: () => onPage(page + 1),
          },
        ],
  );
  if (pages < 2) return null;
  return (
    <nav aria-label={t("pages")} className="mt-4 flex items-center gap-3 text-sm">
      <button
        type="button"
        className="button button-quiet !min-h-9"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {t("pageBefore")}
      </button>
      <span className="tabular-nums">{t("pageOf", { page, pages })}</span>
      <button
        type="button"
        className="button button-quiet !min-h-9"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t("pageAfter")}
      </button>
    </nav>
  );
}
