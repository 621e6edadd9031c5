import { Link } from "react-router";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { percentage } from "../../app/i18n/sizes.ts";
import { useSayPictureProblem } from "./say-picture-problem.ts";
import { Thumbnail } from "./thumbnail.tsx";
import type { Upload } from "./use-uploads.ts";

/** The pictures being uploaded, and what became of each. */
export function UploadList(props: { uploads: readonly Upload[]; onClear(): void }) {
  const t = useMessages("deskPictures");
  const { uploads, onClear } = props;
  if (uploads.length === 0) return null;
  const isOver = uploads.every(({ state }) => state === "done" || state === "refused");
  return (
    <section aria-label={t("uploads")} className="mt-4 rounded-xl border border-line p-3">
      <ul className="grid gap-2" aria-live="polite">
        {uploads.map((upload) => (
          <li key={upload.key} className="flex min-w-0 items-center gap-3 text-sm">
            <div className="min-w-0 flex-1">
              <span className="font-medium wrap-anywhere">{upload.name}</span>
              <Outcome upload={upload} />
            </div>
            {upload.state === "done" ? (
              <Thumbnail picture={upload.picture} className="size-11 rounded-lg" sizes="44px" />
            ) : null}
          </li>
        ))}
      </ul>
      {isOver ? (
        <button type="button" className="button button-quiet mt-3 !min-h-9" onClick={onClear}>
          {t("clearUploads")}
        </button>
      ) : null}
    </section>
  );
}

/** The outcome of one upload; its name is shown beside it. */
export function Outcome({ upload }: { upload: Upload }) {
  const t = useMessages("deskPictures");
  const language = useLanguage();
  const say = useSayPictureProblem();
  switch (upload.state) {
    case "sending":
      return (
        <span className="mt-1 flex items-center gap-2">
          <progress
            className="progress min-w-0 flex-1"
            aria-label={t("sendingOf", { name: upload.name })}
            value={upload.part}
            max={1}
          />
          {/* The progress bar already tells screen readers. */}
          <span aria-hidden="true" className="text-muted tabular-nums">
            {percentage(upload.part, language)}
          </span>
        </span>
      );
    case "done":
      return (
        <span className="block text-muted">
          {t("uploaded")}{" "}
          <Link to={`/pictures/${upload.picture.id}`} className="underline underline-offset-4">
            {t("describe")}
            <span className="sr-only"> {upload.name}</span>
          </Link>
        </span>
      );
    case "refused":
      return <span className="block font-medium text-alert">{say(upload.because)}</span>;
    default:
      return <span className="block text-muted">{t(upload.state)}</span>;
  }
}
