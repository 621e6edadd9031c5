import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { profileForm } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { priceOf, useCredits } from "../credits/use-credits.ts";

/** What a first match needs, in order, before anybody types criteria; the last step waits for the others. */
export function MatchSteps(props: { person: Person; hasProfile: boolean; hasCriteria: boolean }) {
  const t = useMessages("centre");
  const words = useMessages("matches");
  const problems = useMessages("problems");
  const { person, hasProfile, hasCriteria } = props;
  const { data: credits } = useCredits(person);
  const isStartup = person.role === STARTUP_ROLE;
  const steps = [
    { name: t("taskProfile"), isDone: hasProfile, text: problems("profileMissing") },
    { name: t("criteria"), isDone: hasCriteria, text: t("matchNeedsCriteria") },
    {
      name: words(isStartup ? "findInvestors" : "findStartups"),
      isDone: false,
      text: credits ? t("credits", { count: priceOf(credits, "match") }) : "",
    },
  ];
  return (
    <ol className="mt-4 grid gap-3">
      {steps.map(({ name, isDone, text }, place) => (
        <li key={name} className="flex gap-3">
          <span
            aria-hidden="true"
            className={`flex size-6 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${isDone ? "bg-leaf text-on-leaf" : "border-2 border-line text-muted"}`}
          >
            {isDone ? <MemberIcon name="check" className="size-4" /> : place + 1}
          </span>
          <span className="min-w-0">
            {place === 0 && !isDone ? (
              <Link
                to={profileForm(person.role)}
                className="font-semibold text-leaf underline underline-offset-4"
              >
                {name}
              </Link>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            {isDone ? <span className="sr-only"> {t("done")}</span> : null}
            {isDone ? null : <span className="block text-sm text-muted">{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
