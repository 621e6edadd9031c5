import { useMessages } from "../../i18n/messages-context.tsx";

/** Says once for a page that its content is fictional. */
export function SampleNotice({
  shown,
  className = "mt-2 ",
}: {
  shown: boolean;
  className?: string;
}) {
  const t = useMessages("frame");
  return shown ? <p className={`${className}text-sm text-muted`}>{t("sampleNotice")}</p> : null;
}

/** Marks a fictional company among real ones. */
export function SampleMark({ shown }: { shown: boolean }) {
  const t = useMessages("frame");
  return shown ? <Mark text={t("sample")} /> : null;
}

/** A word for what a company is, after its name. */
export function Mark({ text }: { text: string }) {
  return (
    <span className="inline-block rounded-full bg-sunken px-2 align-middle text-xs font-normal text-muted">
      {text}
    </span>
  );
}
