import type { ReactNode } from "react";
import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CreditSource } from "../credits/credit-source.tsx";
import { priceOf, useCredits } from "../credits/use-credits.ts";
import { useMatches } from "../matches/use-matches.ts";
import { creditsToGo, STEP_SERVICES, type WayStep } from "./way.ts";

const WORDS = {
  prepare: "stepPrepare",
  review: "stepReview",
  publish: "stepPublish",
  match: "stepMatch",
  introduce: "stepIntroduce",
  invite: "inviteWayInvestors",
} as const;

type Props = { person: Person; steps: WayStep[] };

/**
 * The stages to the first introduction, the person's place among them, and below what the current
 * stage needs: all of it is one thing to do.
 */
export function WayCard({ person, steps, children }: Props & { children: ReactNode }) {
  const t = useMessages("nextStep");
  return (
    // On a phone the current task comes first, and the way below it.
    <section aria-labelledby="way-heading" className="card flex flex-col gap-4">
      <div className="max-sm:order-last max-sm:border-t max-sm:border-line max-sm:pt-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="way-heading" className="text-xl font-bold">
            {t("wayTitle")}
          </h2>
          <Costs person={person} steps={steps} />
        </div>
        <Steps person={person} steps={steps} />
      </div>
      <div className="grid grid-cols-1 gap-4 border-line sm:border-t sm:pt-4">{children}</div>
    </section>
  );
}

/** The same once nearly all of it is done. @param props.children the checklist of the first stage. */
export function WayFolded({ person, steps, children }: Props & { children: ReactNode }) {
  const t = useMessages("nextStep");
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="way-heading" className="card !py-2">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
          <h2 id="way-heading" className="text-lg font-bold">
            {t("wayTitle")}
          </h2>
          <span className="text-sm text-muted">{t("wayDone", { done, all: steps.length })}</span>
          <MemberIcon name="chevron" className="ms-auto size-5 text-muted group-open:rotate-180" />
        </summary>
        <Steps person={person} steps={steps} />
        <div className="mt-5 border-t border-line pt-4">{children}</div>
      </details>
    </section>
  );
}

/** What the remaining way costs, how much of that is there, and where the rest comes from. */
function Costs({ person, steps }: { person: Person; steps: WayStep[] }) {
  const t = useMessages("nextStep");
  const { data: credits } = useCredits(person);
  if (!credits) return null;
  const { balance } = credits;
  const left = creditsToGo(steps, credits);
  if (left.credits === 0) return null;
  return (
    <div className="text-sm text-muted sm:text-end">
      <p className="dotted inline-flex flex-wrap">
        <span>{t(left.isBegun ? "wayLeft" : "wayCosts", { count: left.credits })}</span>
        {balance > 0 ? <span>{t("wayHave", { count: balance })}</span> : null}
      </p>
      {left.credits > balance ? (
        <CreditSource credits={credits} missing={left.credits - balance} />
      ) : null}
    </div>
  );
}

/** The price of a step that still has to be paid. */
function Price({ person, step }: { person: Person; step: WayStep["step"] }) {
  const centre = useMessages("centre");
  const { data: credits } = useCredits(person);
  const service = STEP_SERVICES[step];
  if (!credits || !service) return null;
  const price = priceOf(credits, service);
  return (
    <span className={`text-sm font-normal sm:block ${price === 0 ? "text-leaf" : "text-muted"}`}>
      {price === 0 ? centre("freeReview") : centre("credits", { count: price })}
    </span>
  );
}

/** How many of the candidates that can be invited the person has written to. */
function Contacted({ person }: { person: Person }) {
  const t = useMessages("nextStep");
  const { data } = useMatches(person);
  const results = data?.shown?.results;
  if (!results) return null;
  const count = results.filter(({ feedback }) => feedback?.kind === "contacted").length;
  return (
    <span className="text-sm font-normal text-muted sm:block">
      {t("contactedOf", { done: count, all: results.length })}
    </span>
  );
}

function Steps({ person, steps }: { person: Person; steps: WayStep[] }) {
  const t = useMessages("nextStep");
  const centre = useMessages("centre");
  const isStartup = person.role === STARTUP_ROLE;
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="mt-3 grid gap-x-4 max-sm:-mx-2 sm:mt-4 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map(({ step, isDone, to }, index) => (
        <li key={step}>
          <Link
            to={to}
            aria-current={index === current ? "step" : undefined}
            className={`flex min-h-11 items-center gap-3 border-line max-sm:rounded-lg max-sm:px-2 sm:h-full sm:flex-col sm:items-start sm:gap-2 sm:border-t-2 sm:py-2 sm:pt-3 ${isDone || index === current ? "sm:border-leaf" : ""} ${index === current ? "max-sm:bg-sunken" : ""} hover:underline`}
          >
            <span
              aria-hidden="true"
              className={`flex size-6 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${isDone ? "bg-leaf text-on-leaf" : index === current ? "border-2 border-leaf text-leaf" : "border-2 border-line text-muted"}`}
            >
              {isDone ? <MemberIcon name="check" className="size-4" /> : index + 1}
            </span>
            <span
              className={`max-sm:flex max-sm:grow max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3 ${index === current ? "font-semibold" : isDone ? "" : "text-muted"}`}
            >
              {t(step === "invite" && !isStartup ? "inviteWayStartups" : WORDS[step])}
              <span className="sr-only"> {centre(isDone ? "done" : "open")}</span>
              {isDone ? null : <Price person={person} step={step} />}
              {step === "invite" ? <Contacted person={person} /> : null}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
