import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";

type Props = {
  /** The price of publishing again, for somebody who is public. */
  againPrice: number | undefined;
  children: ReactNode;
};

/** A preview of the public page beside the form, where there is room; as high as the window until it is shown in full. */
export function PreviewPanel({ againPrice, children }: Props) {
  const t = useMessages("profile");
  const [isWhole, setWhole] = useState(false);
  const window = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(window, page);
  const id = useId();
  return (
    <section
      aria-label={t("preview")}
      className={`min-w-0 max-xl:hidden ${isWhole ? "" : "sticky top-20"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-semibold">{t("preview")}</h2>
        <PreviewNote againPrice={againPrice} />
      </div>
      <div
        ref={window}
        id={id}
        className={`card mt-3 ${isWhole ? "" : "max-h-[calc(100dvh-15rem)] overflow-y-auto"}`}
      >
        <div ref={page}>{children}</div>
      </div>
      {isCut || isWhole ? (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="button button-quiet mt-3 w-full text-sm"
        >
          {t(isWhole ? "previewLess" : "previewWhole")}
        </button>
      ) : null}
    </section>
  );
}

/** The same preview where there is no room beside the form: behind a button that is always in reach. */
export function PreviewButton({ againPrice, children }: Props) {
  const t = useMessages("profile");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="button button-quiet shrink-0 max-sm:!px-3 xl:hidden"
      >
        <MemberIcon name="eye" className="size-5" />
        <span className="max-sm:sr-only">{t("showPreview")}</span>
      </button>
      {isOpen ? (
        <Dialog title={t("preview")} onClose={() => setOpen(false)}>
          <PreviewNote againPrice={againPrice} />
          <div className="card mt-3">{children}</div>
          <button
            type="button"
            onClick={() => setOpen(false)}
            className="button button-quiet sticky bottom-0 mt-4 w-full"
          >
            {t("hidePreview")}
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

function PreviewNote({ againPrice }: Pick<Props, "againPrice">) {
  const t = useMessages("profile");
  return (
    <p className="text-sm text-muted">
      {againPrice === undefined ? t("previewNote") : t("previewNoteAgain", { count: againPrice })}
    </p>
  );
}

/** Whether the page is higher than its frame, now and after each change of either. */
function useIsCut(
  window: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const [frame, content] = [window.current, page.current];
    if (!frame || !content) return;
    const observer = new ResizeObserver(() => setCut(frame.scrollHeight > frame.clientHeight));
    observer.observe(frame);
    observer.observe(content);
    return () => observer.disconnect();
  }, [window, page]);
  return isCut;
}
