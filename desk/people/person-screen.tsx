import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { readPerson } from "../../contracts/desk/people.ts";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { AccountPart } from "./account-part.tsx";
import { type Act, ActProvider } from "./act.ts";
import { ActDialog } from "./act-dialog.tsx";
import { CreditsPart } from "./credits-part.tsx";
import { FilesPart } from "./files-part.tsx";
import { MailStopNotice } from "./mail-stop-notice.tsx";
import { MailsPart } from "./mails-part.tsx";
import { RunsPart } from "./runs-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";

/** Everything needed to help one person, on one page. */
export function PersonScreen() {
  const t = useMessages("deskPeople");
  const call = useDeskCall();
  const member = useMember();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const [act, setAct] = useState<Act>();
  const key = ["desk", "person", id];
  const found = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readPerson, { id }, signal),
    retry: false,
    staleTime: 0,
  });
  const way = (
    <p>
      <Link
        to="/people"
        className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline md:min-h-9"
      >
        {t("heading")}
      </Link>
    </p>
  );
  if (!found.data) {
    return (
      <>
        {way}
        <Waiting error={found.error} tryAgain={() => void found.refetch()} />
      </>
    );
  }
  const person = found.data;
  const { account } = person;
  return (
    <ActProvider value={person.mayAct ? setAct : undefined}>
      {way}
      <h1 className="mt-1 text-xl font-bold wrap-anywhere sm:text-2xl">
        {account.email || account.id}
      </h1>
      {account.lockedUntil ? (
        <p className="notice notice-alert mt-4 max-w-3xl">{t("lockedNotice")}</p>
      ) : null}
      <MailStopNotice account={account} />
      {person.mayAct ? null : (
        <p className="notice notice-info mt-4 max-w-3xl">
          {t(account.id === member.userId ? "mayNotSelf" : "mayNotStaff")}
        </p>
      )}
      <AccountPart account={account} />
      <SessionsPart person={person} />
      <RunsPart person={person} />
      <CreditsPart person={person} />
      <MailsPart mails={person.mails} />
      <FilesPart person={person} />
      {act ? (
        <ActDialog
          act={act}
          onClose={() => setAct(undefined)}
          onDone={(isGone) => {
            setAct(undefined);
            if (isGone) navigate("/people", { replace: true });
            else void queries.invalidateQueries({ queryKey: key });
          }}
        />
      ) : null}
    </ActProvider>
  );
}
