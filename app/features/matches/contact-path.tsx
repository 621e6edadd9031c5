import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { mailDraft } from "./mail-draft.ts";

const BUTTON = "button !px-4 text-sm";

type Props = {
  result: MatchResult;
  /** The id of the element that names the candidate. */
  nameId: string;
};

/** Invites a company of which nobody is on Benih. */
export function Invitation({ result, nameId }: Props) {
  const t = useMessages("matches");
  const { subject, text } = useInvitation(result);
  const sharesHere = useHydrated() && typeof navigator.share === "function";
  // Closing the device's sheet rejects with AbortError: that is not a failure.
  const share = () => void navigator.share({ text }).catch(() => undefined);
  const look = `${BUTTON} button-quiet`;
  return sharesHere ? (
    <button type="button" aria-describedby={nameId} className={look} onClick={share}>
      {t("invite")}
    </button>
  ) : (
    <a href={mailDraft(subject, text)} aria-describedby={nameId} className={look}>
      {t("invite")}
    </a>
  );
}

/** Why nobody there can be introduced, and other ways to them: their website, the invitation to copy. */
export function ContactPath({ result, nameId }: Props) {
  const t = useMessages("matches");
  const { text } = useInvitation(result);
  if (result.introduction !== "impossible" || !result.page) return null;
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => notify("success", t("inviteCopied")))
      .catch(() => notify("error", t("inviteCopyFailed")));
  return (
    <>
      <p className="mt-4 max-w-prose text-sm text-muted">{t("impossible")}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          aria-describedby={nameId}
          className={`${BUTTON} button-quiet`}
          onClick={copy}
        >
          {t("inviteCopy")}
        </button>
        {result.website ? (
          <a
            href={result.website}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            aria-describedby={nameId}
            className={`${BUTTON} button-quiet`}
          >
            {t("toWebsite")}
          </a>
        ) : null}
      </div>
    </>
  );
}

function useInvitation({ name, page, own, reasons }: MatchResult) {
  const t = useMessages("matches");
  const { siteUrl } = useBackend();
  const names = { name, own: own.name };
  const [reason = ""] = reasons;
  const parts = [
    t("inviteHello", names),
    reason,
    ...(own.page === null ? [] : [t("draftPage", { page: siteUrl + own.page })]),
    t("inviteText", { page: `${siteUrl}${page}` }),
  ];
  return {
    subject: t("inviteSubject", names),
    text: parts.filter((part) => part !== "").join("\n\n"),
  };
}
