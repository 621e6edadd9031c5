import { RUN_PROBLEM_WORDS } from "../../app/features/runs/run-problem-words.ts";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { fileSize } from "../../app/i18n/sizes.ts";
import {
  type DeskPerson,
  type PersonsRun,
  payBackRun,
  resendMail,
} from "../../contracts/desk/people.ts";
import { PDF_MAX_BYTES, PITCH_DECK_MAX_PAGES } from "../../contracts/files.ts";
import { RUN_PROBLEMS } from "../../contracts/runs.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { useAct } from "./act.ts";
import { ActButton, Part, Rows } from "./part.tsx";
import { useSayResent } from "./say-resent.ts";

/** Which services were asked for, the results, and whether credits came back. */
export function RunsPart({ person }: { person: DeskPerson }) {
  const t = useMessages("deskPeople");
  const act = useAct();
  return (
    <Part title={t("runs")}>
      {person.runs.length === 0 ? (
        <p className="mt-2 text-muted">{t("noRuns")}</p>
      ) : (
        <Rows
          label={t("runs")}
          columns={[
            t("service"),
            t("state"),
            t("price"),
            t("started"),
            ...(act ? [t("acts")] : []),
          ]}
        >
          {person.runs.map((run) => (
            <Row key={run.id} run={run} personId={person.account.id} />
          ))}
        </Rows>
      )}
    </Part>
  );
}

function Row({ run, personId }: { run: PersonsRun; personId: string }) {
  const t = useMessages("deskPeople");
  const act = useAct();
  return (
    <tr>
      <td className="min-w-40">
        <span className="font-medium">{t(`service_${run.service}`)}</span>
        <code className="block text-xs text-muted">{run.id.slice(0, 8)}</code>
      </td>
      <td className="min-w-48 max-md:col-span-full" data-label={t("state")}>
        <span className={run.state === "failed" ? "font-medium text-alert" : ""}>
          {t(`run_${run.state}`)}
        </span>
        <Problem problem={run.problem} />
      </td>
      <td data-label={t("price")}>
        <span className="tabular-nums">{t("credits", { count: run.price })}</span>
        {run.paidBack === "no" ? null : (
          <span className="block text-muted">{t(`paidBack_${run.paidBack}`)}</span>
        )}
      </td>
      <td data-label={t("started")}>
        <Moment at={run.createdAt} />
        {run.finishedAt ? (
          <span className="block text-muted">
            {t("finished")} <Moment at={run.finishedAt} />
          </span>
        ) : null}
      </td>
      {act ? (
        <td className="max-md:col-span-full">
          <RunActs run={run} personId={personId} />
        </td>
      ) : null}
    </tr>
  );
}

function Problem({ problem }: { problem: string | null }) {
  const t = useMessages("runs");
  const language = useLanguage();
  const word = problem === null ? undefined : problemWord(problem);
  if (!word) return null;
  const values = { pages: PITCH_DECK_MAX_PAGES, size: fileSize(PDF_MAX_BYTES, language) };
  return <span className="block max-w-80 text-muted">{t(word, values)}</span>;
}

function RunActs({ run, personId }: { run: PersonsRun; personId: string }) {
  const t = useMessages("deskPeople");
  const call = useDeskCall();
  const act = useAct();
  const sayResent = useSayResent();
  if (!act || (run.state !== "done" && run.state !== "failed")) return null;
  const service = t(`service_${run.service}`);
  return (
    <div className="flex flex-wrap gap-2">
      {run.paidBack === "no" ? (
        <ActButton
          about={service}
          onPress={() =>
            act({
              title: t("payBackTitle", { count: run.price, service }),
              text: t("payBackText"),
              label: t("payBack"),
              isTold: true,
              async perform({ reason }) {
                const { outcome, balance } = await call(payBackRun, {
                  personId,
                  runId: run.id,
                  reason,
                });
                return outcome === "paid_back"
                  ? { done: t("payBackDone", { count: balance ?? 0 }) }
                  : { problem: t(`payBack_${outcome}`) };
              },
            })
          }
        >
          {t("payBack")}
        </ActButton>
      ) : null}
      <ActButton
        about={service}
        onPress={() =>
          act({
            title: t("resendResultTitle", { service }),
            label: t("resend"),
            perform: async ({ reason }) =>
              sayResent(
                await call(resendMail, { mail: "result", personId, runId: run.id, reason }),
              ),
          })
        }
      >
        {t("resendResult")}
      </ActButton>
    </div>
  );
}

/** The word for why a run failed; one that nobody knows any more failed unexpectedly. */
function problemWord(problem: string) {
  const known = RUN_PROBLEMS.find((one) => one === problem) ?? "failed";
  return RUN_PROBLEM_WORDS[known];
}
