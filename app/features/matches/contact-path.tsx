import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { mailDraft } from "./mail-draft.ts";

const BUTTON = "button !px-4 text-sm";
const INVITE = `${BUTTON} button-leaf`;
const OTHER = `${BUTTON} button-quiet`;

/** Other ways to a company of which nobody is on Benih: their website, and an invitation to send. */
export function ContactPath(props: {
  candidate: Pick<MatchResult, "name" | "website"> & { page: string };
  /** The id of the element that names the candidate. */
  nameId: string;
}) {
  const t = useMessages("matches");
  const { candidate, nameId } = props;
  const { name, website, page } = candidate;
  const { siteUrl } = useBackend();
  const sharesHere = useHydrated() && typeof navigator.share === "function";
  const text = t("inviteText", { name, page: `${siteUrl}${page}` });

  // Closing the device's sheet rejects with AbortError: that is not a failure.
  const share = () => void navigator.share({ text }).catch(() => undefined);
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => notify("success", t("inviteCopied")))
      .catch(() => notify("error", t("inviteCopyFailed")));

  return (
    <>
      {sharesHere ? (
        <button type="button" aria-describedby={nameId} className={INVITE} onClick={share}>
          {t("invite")}
        </button>
      ) : (
        <a href={mailDraft(t("inviteSubject"), text)} aria-describedby={nameId} className={INVITE}>
          {t("invite")}
        </a>
      )}
      <button type="button" aria-describedby={nameId} className={OTHER} onClick={copy}>
        {t("inviteCopy")}
      </button>
      {website ? (
        <a
          href={website}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          aria-describedby={nameId}
          className={OTHER}
        >
          {t("toWebsite")}
        </a>
      ) : null}
    </>
  );
}
