import { useState } from "react";
import { betweenSentences } from "../../../contracts/joints.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { mailDraft } from "./mail-draft.ts";

/** Invites a company that is not on Benih: a letter that the person sends in their own way. */
export function Invitation(props: {
  result: MatchResult;
  /** The id of the element that names the candidate. */
  nameId: string;
  look: string;
}) {
  const t = useMessages("matches");
  const { result, nameId, look } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-describedby={nameId}
        className={look}
        onClick={() => setOpen(true)}
      >
        {t("invite")}
      </button>
      {isOpen ? <InvitationDialog result={result} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function InvitationDialog({ result, onClose }: { result: MatchResult; onClose(): void }) {
  const language = useLanguage();
  const t = useMessages("matches");
  const share = useMessages("share");
  const { name, own, website } = result;
  const draft = useDraft(result);
  const [text, setText] = useState(draft);
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => notify("success", t("inviteCopied")))
      .catch(() => notify("error", t("inviteCopyFailed")));
  // Closing the device's share sheet rejects with AbortError, which is not a failure.
  const shareHere = () => void navigator.share({ text }).catch(() => undefined);
  return (
    <Dialog
      title={t("inviteTitle", { name })}
      className="!w-[min(36rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <p className="text-muted">{t("impossible")}</p>
      <p className="mt-2 mb-4">{t("inviteHow")}</p>
      <Field label={t("inviteLetter")}>
        {(control) => (
          <textarea
            {...control}
            rows={10}
            className="input"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="button button-leaf" onClick={copy}>
          {t("inviteCopy")}
        </button>
        <a
          href={mailDraft(t("inviteSubject", { name, own: own.name }), text)}
          className="button button-quiet"
        >
          {t("inviteMail")}
        </a>
        {typeof navigator.share === "function" ? (
          <button type="button" className="button button-quiet" onClick={shareHere}>
            {share("share")}
          </button>
        ) : null}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t("close")}
        </button>
      </div>
      {website ? (
        <p className="mt-4 text-sm text-muted">
          {t("inviteWhere")}
          {betweenSentences(language)}
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="font-medium text-leaf underline underline-offset-4"
          >
            {t("toWebsite")}
          </a>
        </p>
      ) : null}
    </Dialog>
  );
}

/** Who writes, why, and where the other's page is. */
function useDraft({ name, page, own, shared }: MatchResult): string {
  const t = useMessages("matches");
  const { siteUrl } = useBackend();
  const parts = [
    t("inviteHello", { name, own: own.name }),
    // The other reasons could reveal what the writer's own profile keeps private
    // (docs/decisions/0040).
    ...(shared === null ? [] : [t("inviteReason", { reason: shared })]),
    ...(own.page === null ? [] : [t("draftPage", { page: siteUrl + own.page })]),
    t("inviteText", { page: `${siteUrl}${page}` }),
  ];
  return parts.join("\n\n");
}
