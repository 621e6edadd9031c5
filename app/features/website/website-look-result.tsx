import type { WebsiteLook } from "../../../contracts/website-submission.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { useSayFailure } from "../problems/failure.ts";
import type { useWebsiteLook } from "./use-website.ts";

/** The result of checking the website, if it was requested. */
export function WebsiteLookResult(props: {
  look: ReturnType<typeof useWebsiteLook>;
  onUse(address: string): void;
}) {
  const { data, error, variables } = props.look;
  const t = useMessages("website");
  const sayFailure = useSayFailure();
  if (error) {
    return (
      <Notice kind="alert" title={t("checkFailed")}>
        <p className="mt-1">{sayFailure(error)}</p>
      </Notice>
    );
  }
  if (!data) return null;
  if (!data.answers) {
    return (
      <Notice kind="info" title={t("noAnswer")}>
        <p className="mt-1">
          {data.status === undefined
            ? t("noAnswerText")
            : t("statusText", { status: String(data.status) })}
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="success" title={t("answers")}>
      {data.address === variables ? null : (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <span className="[overflow-wrap:anywhere]">
            {t("leadsTo", { address: data.address })}
          </span>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => props.onUse(data.address)}
          >
            {t("useAddress")}
          </button>
        </p>
      )}
      <Suggestions look={data} />
    </Notice>
  );
}

/** The website's own description, for the profile. */
function Suggestions({ look }: { look: Extract<WebsiteLook, { answers: true }> }) {
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
