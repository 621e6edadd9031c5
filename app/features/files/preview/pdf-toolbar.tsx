import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { MemberIcon } from "../../../ui/member-icons.tsx";

/** The page number, and buttons for paging and zooming. */
export function PdfToolbar(props: {
  page: number;
  count: number;
  onPage(page: number): void;
  zoom: { label: string; out: (() => void) | undefined; in: (() => void) | undefined };
}) {
  const { page, count, onPage, zoom } = props;
  const t = useMessages("files");
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="flex items-center gap-2">
        <Press label={t("previousPage")} onPress={page === 1 ? undefined : () => onPage(page - 1)}>
          <Icon name="arrow" className="size-5 rotate-180" />
        </Press>
        <PageInput page={page} count={count} onPage={onPage} />
        <Press label={t("nextPage")} onPress={page === count ? undefined : () => onPage(page + 1)}>
          <Icon name="arrow" />
        </Press>
      </div>
      <div className="flex items-center gap-2">
        <Press label={t("zoomOut")} onPress={zoom.out}>
          <MemberIcon name="minus" />
        </Press>
        <span className="min-w-12 text-center tabular-nums">{zoom.label}</span>
        <Press label={t("zoomIn")} onPress={zoom.in}>
          <MemberIcon name="plus" />
        </Press>
      </div>
    </div>
  );
}

/**
 * A button that can do nothing keeps the focus: the press that led there may have been by keyboard.
 */
function Press(props: { label: string; onPress: (() => void) | undefined; children: ReactNode }) {
  const { label, onPress } = props;
  return (
    <button
      type="button"
      className="button button-quiet size-11 !p-0 aria-disabled:opacity-40"
      aria-label={label}
      aria-disabled={!onPress}
      onClick={onPress}
    >
      {props.children}
    </button>
  );
}

/** The input takes effect on Enter or on blur. */
function PageInput(props: { page: number; count: number; onPage(page: number): void }) {
  const { page, count, onPage } = props;
  const t = useMessages("files");
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = () => {
    const wanted = Math.round(Number(typed));
    if (wanted >= 1 && wanted <= count) onPage(wanted);
    else setTyped(String(page));
  };
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={t("pageNumber")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={go}
        className="input !w-14 text-center tabular-nums"
      />
      <span className="whitespace-nowrap text-muted tabular-nums">{t("ofPages", { count })}</span>
    </form>
  );
}
