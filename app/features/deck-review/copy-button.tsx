import { useMessages } from "../../i18n/messages-context.tsx";
import { notify } from "../../platform/notify.ts";
import { IconPath } from "../../ui/icons.tsx";

const SHEETS = "M9 8.5h10.5V20H9ZM15 8.5V4.5H4.5V16H9";

/** Copies a text to the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const t = useMessages("deckReview");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => void notify("success", t("copied")),
      (error: unknown) => {
        console.warn("A text could not be copied", error);
        void notify("error", t("copyFailed"));
      },
    );
  return (
    <button
      type="button"
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-2 text-sm font-semibold text-leaf hover:underline"
      onClick={() => void copy()}
    >
      <IconPath path={SHEETS} className="size-4" />
      {t("copy")}
    </button>
  );
}
