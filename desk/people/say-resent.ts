import type { z } from "zod";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { resendMail } from "../../contracts/desk/people.ts";
import type { ActOutcome } from "./act.ts";

/** Says what became of a mail that was to be sent again. */
export function useSayResent(): (answer: z.output<(typeof resendMail)["output"]>) => ActOutcome {
  const t = useMessages("deskPeople");
  return ({ outcome }) =>
    outcome === "sent" ? { done: t("resent_sent") } : { problem: t(`resent_${outcome}`) };
}
