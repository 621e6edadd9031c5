import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isLanguage } from "../../../contracts/languages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { Notice } from "../../ui/form/notice.tsx";
import type { Person } from "../account/signed-in.tsx";
import { keepLanguage } from "./keep-language.ts";
import { accountKey, usePreferences } from "./use-account.ts";

/**
 * Tells people who read the pages in another language than their mails, and offers to change that.
 */
export function MailLanguage({ person }: { person: Person }) {
  const t = useMessages("settings");
  const language = useLanguage();
  const { connect } = useBackend();
  const queries = useQueryClient();
  const { data } = usePreferences(person);
  const keep = useMutation({
    mutationFn: () => keepLanguage(connect, person, language),
    onError: (error: unknown) => {
      console.error("The language could not be saved", error);
      notify("error", t("notSaved"));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: accountKey(person, "preferences") }),
  });
  const ofMails = data?.language;
  if (!isLanguage(ofMails) || ofMails === language) return null;
  return (
    <Notice kind="info">
      <p>{t("mailLanguage", { language: t(`language_${ofMails}`) })}</p>
      <button
        type="button"
        className="button button-quiet mt-3 text-sm"
        aria-disabled={keep.isPending}
        onClick={() => keep.isPending || keep.mutate()}
      >
        {t("useForMails", { language: t(`language_${language}`) })}
      </button>
    </Notice>
  );
}
