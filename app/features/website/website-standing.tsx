import type { Ref } from "react";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { WebsiteLook } from "../../../contracts/website-submission.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import type { Translate } from "../../i18n/messages.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { nameOfSilence, settle, useIsSettled } from "../account/settled-notices.ts";
import type { Person } from "../account/signed-in.tsx";
import { useProfileStatus } from "../account/use-profile-status.ts";
import { useSayFailure } from "../problems/failure.ts";
import { Suggestions } from "./suggestions.tsx";
import type { useWebsiteLook } from "./use-website.ts";

type Props = {
  person: Person;
  /** As it is saved. */
  address: string;
  look: ReturnType<typeof useWebsiteLook>;
  isJustSaved: boolean;
  noticeRef: Ref<HTMLDivElement>;
  onUse(address: string): void;
};

/** What is known of the saved website, in a sentence, and the one thing to do about it. */
export function WebsiteStanding(props: Props) {
  const { person, address, look, isJustSaved, noticeRef, onUse } = props;
  const t = useMessages("website");
  const centre = useMessages("centre");
  const said = useStanding(props);
  const silent = useSilence(person, address);
  const data = look.variables === address ? look.data : undefined;
  const leadsTo = data?.answers && data.address !== address ? data.address : undefined;
  const check = () =>
    look.mutate(address, {
      onSuccess: ({ answers }) => {
        if (answers && silent) settle(nameOfSilence(silent));
      },
    });
  return (
    <>
      <Notice ref={noticeRef} kind={said.kind} title={isJustSaved ? t("saved") : said.title}>
        {isJustSaved ? <p className="mt-1">{said.title}</p> : null}
        {said.text === undefined ? null : <p className="mt-1 wrap-anywhere">{said.text}</p>}
        <div className="mt-3">
          {leadsTo === undefined ? (
            <BusyButton
              kind="quiet"
              busy={look.isPending}
              busyLabel={t("checking")}
              className="text-sm"
              onPress={check}
            >
              {data || silent ? centre("websiteCheckAgain") : t("check")}
            </BusyButton>
          ) : (
            <button
              type="button"
              className="button button-leaf text-sm"
              onClick={() => onUse(leadsTo)}
            >
              {t("useAddress")}
            </button>
          )}
        </div>
      </Notice>
      {data?.answers ? <Suggestions look={data} /> : null}
    </>
  );
}

type Said = { kind: "alert" | "success" | "info"; title: string; text?: string };

function useStanding({ person, address, look }: Props): Said {
  const t = useMessages("website");
  const centre = useMessages("centre");
  const language = useLanguage();
  const sayFailure = useSayFailure();
  const silent = useSilence(person, address);
  if (look.variables === address) {
    if (look.isPending) return { kind: "info", title: t("checking") };
    if (look.error) return { kind: "alert", title: t("checkFailed"), text: sayFailure(look.error) };
    if (look.data) return sayLook(look.data, address, t);
  }
  if (!silent) return { kind: "info", title: t("unchecked"), text: t("uncheckedText") };
  return {
    kind: "info",
    title: centre("websiteSilent"),
    text: centre(person.role === STARTUP_ROLE ? "websiteSilentText" : "websiteSilentTextInvestor", {
      address,
      date: dateBesideTables(silent.checkedAt, language, undefined).replaceAll(" ", "\u00a0"),
    }),
  };
}

function sayLook(look: WebsiteLook, address: string, t: Translate<"website">): Said {
  if (look.answers) {
    return look.address === address
      ? { kind: "success", title: t("answers") }
      : { kind: "info", title: t("answers"), text: t("leadsTo", { address: look.address }) };
  }
  const { status } = look;
  return {
    kind: "info",
    title: t("noAnswer"),
    text: status === undefined ? t("noAnswerText") : t("statusText", { status: String(status) }),
  };
}

/** That it did not respond when the profile was checked, unless it has since. */
function useSilence(person: Person, address: string) {
  const { data: status } = useProfileStatus(person);
  const silent = status?.silentWebsite;
  const isOfThis = silent?.address === address;
  const hasResponded = useIsSettled(silent ? nameOfSilence(silent) : "");
  return isOfThis && !hasResponded ? silent : undefined;
}
