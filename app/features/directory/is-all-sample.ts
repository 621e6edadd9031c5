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

type Listed = { is_sample: boolean };

/** A list in which all is fictional says it once, in its head; in a mixed one each row says it. */
export function isAllSample(rows: Listed[]): boolean {
  return rows.length > 0 && rows.every(({ is_sample }) => is_sample);
}
