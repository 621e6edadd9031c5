import { useQueryClient } from "@tanstack/react-query";
import { MAIL_CHOICES, type MailChoice } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { usePress } from "../../platform/use-press.ts";
import { Choices } from "../../ui/form/choices.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { accountKey, usePreferences } from "./use-account.ts";

/** When each kind of mail is sent. */
const ABOUT = {
  mails_results: "mails_resultsAbout",
  mails_news: "mails_newsAbout",
} as const satisfies Record<MailChoice, string>;

type Wanted = Record<MailChoice, boolean>;

/** The person's choice of mails; saved at each change. */
export function MailsSection({ person }: { person: Person }) {
  const t = useMessages("settings");
  const preferences = usePreferences(person);
  return (
    <SettingsSection id="notifications" title={t("mailsHeading")}>
      <Loaded query={preferences}>{(wanted) => <Mails person={person} wanted={wanted} />}</Loaded>
    </SettingsSection>
  );
}

function Mails({ person, wanted }: { person: Person; wanted: Wanted }) {
  const t = useMessages("settings");
  const { connect } = useBackend();
  const queries = useQueryClient();
  const key = accountKey(person, "preferences");
  const keep = (changed: Partial<Wanted>) =>
    queries.setQueryData<Wanted>(key, (before) => before && { ...before, ...changed });

  const change = usePress<{ choice: MailChoice; isOn: boolean }>({
    queryKey: key,
    async save({ choice, isOn }) {
      const client = await connect();
      const changed: Partial<Wanted> = { [choice]: isOn };
      await client
        .from("profiles")
        .update(changed)
        .eq("user_id", person.session.user.id)
        .select("user_id")
        .single()
        .throwOnError();
    },
    show({ choice, isOn }) {
      keep({ [choice]: isOn });
      return () => keep({ [choice]: !isOn });
    },
    onFailed(error) {
      console.error("The choice of mails could not be saved", error);
      void notify("error", t("notSaved"));
    },
  });

  return (
    <>
      <Choices
        kind="checkbox"
        layout="lines"
        name="mails"
        legend={t("mailsLegend")}
        hint={t("mailsHint")}
        options={MAIL_CHOICES.map((value) => ({
          value,
          label: t(value),
          about: t(ABOUT[value]),
        }))}
        chosen={MAIL_CHOICES.filter((choice) => wanted[choice])}
        onChange={(chosen) => {
          const choice = MAIL_CHOICES.find((name) => chosen.includes(name) !== wanted[name]);
          if (choice) change.mutate({ choice, isOn: !wanted[choice] });
        }}
      />
      <p role="status" className="mt-2 text-sm text-muted">
        {change.isPending ? t("saving") : change.isSuccess ? t("saved") : null}
      </p>
    </>
  );
}
