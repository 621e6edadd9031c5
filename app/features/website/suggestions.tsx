import type { WebsiteLook } from "../../../contracts/website-submission.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";

/** The website's own description, for the profile. */
export function Suggestions({ look }: { look: Extract<WebsiteLook, { answers: true }> }) {
  const t = useMessages("website");
  const { title, description } = look;
  if (!title && !description) return <p className="mt-2 text-muted">{t("noSuggestions")}</p>;
  return (
    <>
      <p className="mt-2 text-muted">{t("suggestions")}</p>
      <dl className="mt-2 grid gap-3">
        {title ? <Suggestion name={t("suggestedTitle")} text={title} /> : null}
        {description ? <Suggestion name={t("suggestedDescription")} text={description} /> : null}
      </dl>
    </>
  );
}

function Suggestion({ name, text }: { name: string; text: string }) {
  const t = useMessages("website");
  const words = { copy: t("copy"), copied: t("copied"), failed: t("copyFailed") };
  return (
    <div>
      <dt className="text-sm font-medium text-muted">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">{text}</span>
        <CopyButton text={text} words={words} name={t("copyWhat", { what: name })} />
      </dd>
    </div>
  );
}
