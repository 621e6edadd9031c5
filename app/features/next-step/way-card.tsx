import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useCredits } from "../credits/use-credits.ts";
import { useIntroductions } from "../matches/use-introductions.ts";
import { isNearlyDone, type WayStep, wayOf } from "./way.ts";

const WORDS = {
  prepare: "stepPrepare",
  review: "stepReview",
  publish: "stepPublish",
  match: "stepMatch",
  introduce: "stepIntroduce",
} as const;

/**
 * How far the person is on the way to the first introduction; folded once nearly all of it is done.
 * @param props.children the checklist that the first step asks for.
 */
export function WayCard(props: { person: Person; status: ProfileStatus; children: ReactNode }) {
  const { person, status } = props;
  const t = useMessages("nextStep");
  const { data: introductions = [] } = useIntroductions(person);
  const steps = wayOf({ role: person.role, status, introductions });
  const title = (size: string) => (
    <h2 id="way-heading" className={`${size} font-bold`}>
      {t("wayTitle")}
    </h2>
  );
  if (!isNearlyDone(steps)) {
    return (
      <section aria-labelledby="way-heading" className="card">
        {title("text-xl")}
        <Steps person={person} steps={steps} />
        {props.children}
      </section>
    );
  }
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="way-heading" className="card !py-2">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
          {title("text-lg")}
          <span className="text-sm text-muted">{t("wayDone", { done, all: steps.length })}</span>
          <MemberIcon name="chevron" className="ms-auto size-5 text-muted group-open:rotate-180" />
        </summary>
        <Steps person={person} steps={steps} />
        {props.children}
      </details>
    </section>
  );
}

function Steps({ person, steps }: { person: Person; steps: WayStep[] }) {
  const t = useMessages("nextStep");
  const centre = useMessages("centre");
  const { data: credits } = useCredits(person);
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="mt-4 grid gap-x-4 gap-y-1 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map(({ step, isDone, to }, index) => (
        <li key={step}>
          <Link
            to={to}
            aria-current={index === current ? "step" : undefined}
            className={`flex min-h-11 items-center gap-3 border-line py-2 sm:h-full sm:flex-col sm:items-start sm:gap-2 sm:border-t-2 sm:pt-3 ${isDone || index === current ? "sm:border-leaf" : ""} hover:underline`}
          >
            <span
              aria-hidden="true"
              className={`flex size-6 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${isDone ? "bg-leaf text-on-leaf" : index === current ? "border-2 border-leaf text-leaf" : "border-2 border-line text-muted"}`}
            >
              {isDone ? <MemberIcon name="check" className="size-4" /> : index + 1}
            </span>
            <span className={index === current ? "font-semibold" : isDone ? "" : "text-muted"}>
              {t(WORDS[step])}
              <span className="sr-only"> {centre(isDone ? "done" : "open")}</span>
              {step === "review" && credits?.isReviewFree ? (
                <span className="block text-sm font-normal text-leaf">{centre("freeReview")}</span>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
