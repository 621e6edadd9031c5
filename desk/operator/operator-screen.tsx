import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { OperationFailure } from "../../app/platform/operations.ts";
import { Field } from "../../app/ui/form/field.tsx";
import {
  type OperatorInput,
  operatorInput,
  readOperatorSettings,
  saveOperatorSettings,
} from "../../contracts/desk/operator.ts";
import type { Operator } from "../../contracts/operator.ts";
import { OPERATOR_WORDS } from "../../contracts/site-pages.ts";
import { useDeskCall } from "../frame/session.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { Waiting } from "../ui/waiting.tsx";

const KEY = ["desk", "operator"];

/** Who runs the site and how to reach them, as shown on its pages and in its mails. */
export function OperatorScreen() {
  const t = useMessages("deskSite");
  const call = useDeskCall();
  const found = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readOperatorSettings, {}, signal),
    staleTime: 0,
  });
  return (
    <>
      <h1 className="text-2xl font-bold">{t("settingsTitle")}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t("settingsText")}</p>
      {found.data ? (
        <OperatorForm {...found.data} />
      ) : (
        <Waiting error={found.error} tryAgain={() => void found.refetch()} />
      )}
    </>
  );
}

function OperatorForm({ set, otherwise }: { set: OperatorInput; otherwise: Operator }) {
  const t = useMessages("deskSite");
  const call = useDeskCall();
  const queries = useQueryClient();
  const [values, setValues] = useState(set);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { doing, attempt } = useDoing<"save">();

  const save = async () => {
    const read = operatorInput.safeParse(values);
    const found = read.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
    setProblems(Object.fromEntries(found));
    const { data } = read;
    if (!data) return;
    const send = async () => {
      await call(saveOperatorSettings, data);
      await queries.invalidateQueries({ queryKey: KEY });
      void notify("success", t("saved"));
    };
    await attempt("save", send, (thrown, said) => {
      if (thrown instanceof OperationFailure) setProblems(thrown.fields);
      void notify("error", said);
    });
  };
  const problemOf = (field: string) => {
    const known = PROBLEMS.find((code) => code === problems[field]);
    return known && t(`problem_${known}`);
  };
  return (
    <form
      noValidate
      className="mt-6 flex max-w-xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {OPERATOR_WORDS.map((word) => (
        <Field
          key={word}
          label={t(`operator_${word}`)}
          hint={
            otherwise[word] === undefined
              ? t("leftOut")
              : t("otherwise", { value: otherwise[word] })
          }
          problem={problemOf(word)}
        >
          {(control) => (
            <input
              {...control}
              type={word === "mailbox" ? "email" : "text"}
              className="input"
              value={values[word]}
              onChange={(event) => setValues({ ...values, [word]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <p>
        <button type="submit" className="button button-leaf" disabled={doing !== undefined}>
          {doing ? t("saving") : t("save")}
        </button>
      </p>
    </form>
  );
}

const PROBLEMS = ["invalidOperatorName", "invalidOperatorAddress", "invalidEmail"] as const;
