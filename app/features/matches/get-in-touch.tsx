import { shortAmount } from "../../../contracts/amounts.ts";
import type { Introduction } from "../../../contracts/introductions.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { mailDraft } from "./mail-draft.ts";
import { useFeedback } from "./use-feedback.ts";

const PRESS = "min-h-11 shrink-0 text-sm font-medium text-leaf hover:underline";

/**
 * Both have agreed: a prepared mail to the other, their address, and a button to say that it was
 * sent.
 */
export function GetInTouch(props: {
  person: Person;
  introduction: Introduction;
  email: string;
  onPressed(): void;
}) {
  const t = useMessages("matches");
  const language = useLanguage();
  const { siteUrl } = useBackend();
  const { introduction, email } = props;
  const { id, name, own } = introduction;
  const names = { name, own: own.name };
  // Details of the writer's own profile are theirs to reveal, and can be deleted before sending.
  const body = [
    t("draftText", names),
    own.raising === null
      ? null
      : t("draftRaising", {
          amount: shortAmount(own.raising.amount, own.raising.currency, language),
        }),
    own.page === null ? null : t("draftPage", { page: siteUrl + own.page }),
    own.founder,
  ].filter((part) => part !== null);
  const draft = mailDraft(t("draftSubject", names), body.join("\n\n"), email);
  const copy = () =>
    navigator.clipboard
      .writeText(email)
      .then(() => notify("success", t("addressCopied")))
      .catch(() => notify("error", t("addressCopyFailed")));
  const [person = "", domain = ""] = email.split(/(?=@[^@]*$)/);
  return (
    <div className="grid">
      <a
        href={draft}
        className={`button ${introduction.isContacted ? "button-quiet" : "button-leaf"}`}
      >
        <MemberIcon name="mail" className="size-5 shrink-0" />
        {t("writeTo", { name })}
      </a>
      <div className="flex items-center justify-between gap-x-3">
        {/* On two lines, the second begins with the sign. */}
        <a
          href={draft}
          id={`introduction-address-${id}`}
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
          aria-describedby={`introduction-address-${id}`}
          className={PRESS}
          onClick={copy}
        >
          {t("copyAddress")}
        </button>
      </div>
      <Written {...props} />
    </div>
  );
}

/** Whether the person has written, which only they know. */
function Written(props: { person: Person; introduction: Introduction; onPressed(): void }) {
  const t = useMessages("matches");
  const { person, introduction, onPressed } = props;
  const { id, candidateId, isContacted } = introduction;
  const feedback = isContacted ? ({ kind: "contacted", reason: "" } as const) : null;
  const { mutate, isPending } = useFeedback(person, { candidateId, feedback });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p role="status" className={isContacted ? "text-sm" : "sr-only"}>
        {isContacted ? (
          <>
            <MemberIcon name="check" className="me-1 inline size-4 text-leaf" />
            {t("saidContacted")}
          </>
        ) : null}
      </p>
      <button
        type="button"
        aria-describedby={`introduction-name-${id}`}
        aria-disabled={isPending}
        className={PRESS}
        onClick={() => {
          if (isPending) return;
          onPressed();
          mutate(isContacted ? null : { kind: "contacted", reason: "" });
        }}
      >
        {t(isContacted ? "undo" : "wroteThem")}
      </button>
    </div>
  );
}
