import { type ReactNode, useId, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";

/** A preview of the public page: beside the form where there is room, otherwise a press away. */
export function PreviewPanel(props: {
  /** What publishing again costs somebody who is public. */
  againPrice: number | undefined;
  children: ReactNode;
}) {
  const { againPrice, children } = props;
  const t = useMessages("profile");
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section aria-label={t("preview")} className="min-w-0 xl:sticky xl:top-20">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        className="button button-quiet w-full xl:hidden"
      >
        {t(shown ? "hidePreview" : "showPreview")}
      </button>
      <div
        id={id}
        className={`mt-4 xl:mt-0 xl:block xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto ${shown ? "" : "hidden"}`}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="font-semibold">{t("preview")}</h2>
          <p className="text-sm text-muted">
            {againPrice === undefined
              ? t("previewNote")
              : t("previewNoteAgain", { count: againPrice })}
          </p>
        </div>
        <div className="card mt-3">{children}</div>
        {/* That it continues below: at its end the shade lies on nothing. */}
        <div
          aria-hidden="true"
          className="pointer-events-none sticky bottom-0 h-12 bg-linear-to-t from-paper to-transparent max-xl:hidden"
        />
      </div>
    </section>
  );
}
