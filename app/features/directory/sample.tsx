import { useMessages } from "../../i18n/messages-context.tsx";

/** Marks fictional content, so that nobody takes it for a real company. */
export function Sample({ shown }: { shown: boolean }) {
  const t = useMessages("frame");
  if (!shown) return null;
  return (
    <span className="inline-block rounded-full bg-sunken px-2 align-middle text-xs font-normal text-muted">
      {t("sample")}
    </span>
  );
}
