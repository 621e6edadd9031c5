import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MAIL_CHOICES, type MailChoice } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { notify } from "../../platform/notify.ts";
import { Choices } from "../../ui/form/choices.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { accountKey, usePreferences } from "./use-account.ts";

/** When each of them comes. */
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
  const keep = (change: Partial<Wanted>) =>
    queries.setQueryData<Wanted>(key, (before) => before && { ...before, ...change });

  const change = useMutation({
    mutationKey: key,
    // In sequence: the last press wins.
    scope: { id: "mails" },
    mutationFn: async (changed: Partial<Wanted>) => {
      const client = await connect();
      await client
        .from("profiles")
        .update(changed)
        .eq("user_id", person.session.user.id)
        .select("user_id")
        .single()
        .throwOnError();
    },
    onMutate: async (changed) => {
      // A read in flight does not include the change, and would visibly undo it.
      await queries.cancelQueries({ queryKey: key });
      keep(changed);
    },
    onError: (error: unknown, changed) => {
      console.error("The choice of mails could not be saved", error);
      for (const choice of MAIL_CHOICES) {
        const tried = changed[choice];
        if (tried !== undefined) keep({ [choice]: !tried });
      }
      notify("error", t("notSaved"));
    },
    onSettled: () => {
      // Not before the last of several: what was read in between would undo its press.
      if (queries.isMutating({ mutationKey: key }) === 1) {
        void queries.invalidateQueries({ queryKey: key });
      }
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
          const changed = MAIL_CHOICES.find((name) => chosen.includes(name) !== wanted[name]);
          if (changed) change.mutate({ [changed]: !wanted[changed] });
        }}
      />
      <p role="status" className="mt-2 text-sm text-muted">
        {change.isPending ? t("saving") : change.isSuccess ? t("saved") : null}
      </p>
    </>
  );
}
