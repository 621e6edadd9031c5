import type { Introduction } from "../../../contracts/introductions.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { mailDraft } from "./mail-draft.ts";

/** Both have agreed: a mail to the other that has been begun, and the address for any other way. */
export function GetInTouch(props: { introduction: Introduction; email: string }) {
  const t = useMessages("matches");
  const { siteUrl } = useBackend();
  const { introduction, email } = props;
  const { id, name, own } = introduction;
  const names = { name, own: own.name };
  const page = own.page === null ? "" : `\n\n${t("draftPage", { page: siteUrl + own.page })}`;
  const draft = mailDraft(t("draftSubject", names), t("draftText", names) + page, email);
  const copy = () =>
    navigator.clipboard
      .writeText(email)
      .then(() => notify("success", t("addressCopied")))
      .catch(() => notify("error", t("addressCopyFailed")));
  const [person = "", domain = ""] = email.split(/(?=@[^@]*$)/);
  return (
    <div className="grid gap-2">
      <a href={draft} className="button button-leaf !whitespace-normal">
        <MemberIcon name="mail" className="size-5 shrink-0" />
        {t("writeTo", { name })}
      </a>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {/* Where it needs two lines, the second begins with the sign. */}
        <a
          href={draft}
          className="inline-flex min-h-11 min-w-0 items-center text-sm text-muted underline underline-offset-4"
        >
          <span>
            {person}
            <wbr />
            {domain}
          </span>
        </a>
        <button
          type="button"
          aria-describedby={`introduction-name-${id}`}
          className="min-h-11 text-sm font-medium text-leaf hover:underline"
          onClick={copy}
        >
          {t("copyAddress")}
        </button>
      </div>
    </div>
  );
}
