import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { OperationFailure } from "../../app/platform/operations.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { FEED_TEXT_LIMITS, saveFeed, type TriedFeed } from "../../contracts/desk/feeds.ts";
import type { Language } from "../../contracts/languages.ts";
import { useSayProblem } from "../documents/say-problem.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { useDoing } from "../ui/use-doing.ts";

/** What a feed would bring, and a field for its publisher's name; then it can be added. */
export function FoundFeed(props: {
  found: Extract<TriedFeed, { outcome: "feed" }>;
  language: Language;
  onAdded(): void;
}) {
  const { found, language, onAdded } = props;
  const t = useMessages("deskFeeds");
  const call = useDeskCall();
  const queries = useQueryClient();
  const sayProblem = useSayProblem();
  const [publisher, setPublisher] = useState(found.title);
  const [isTrusted, setTrusted] = useState(false);
  const { doing, attempt } = useDoing<"add">();
  const [problem, setProblem] = useState<{ publisher?: string; other?: string }>({});

  const add = () => {
    setProblem({});
    const save = async () => {
      await call(saveFeed, { address: found.address, publisher, language, isTrusted });
      void notify("success", t("added"));
      await queries.invalidateQueries({ queryKey: ["desk", "feeds"] });
      onAdded();
    };
    return attempt("add", save, (thrown, said) => {
      const fields = thrown instanceof OperationFailure ? thrown.fields : {};
      if (fields.publisher) setProblem({ publisher: sayProblem(fields.publisher) });
      else setProblem({ other: fields.address ? t("addressTaken") : said });
    });
  };

  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="font-medium">
        {t("foundFeed", { kind: t(`kind_${found.kind}`), count: found.total })}
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {found.items.map((item) => (
          <li key={item.url} className="wrap-anywhere">
            {item.title || item.url}
            {item.publishedAt ? (
              <span className="text-muted">
                {" · "}
                <Moment at={item.publishedAt} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-3">
        <Field label={t("publisherLabel")} problem={problem.publisher}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={FEED_TEXT_LIMITS.publisher}
              value={publisher}
              onChange={(event) => setPublisher(event.target.value)}
            />
          )}
        </Field>
        <label className="flex min-h-11 items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="mt-1"
            checked={isTrusted}
            onChange={(event) => setTrusted(event.target.checked)}
          />
          {t("trustLabel")}
        </label>
        <p role="alert" className="text-alert empty:hidden">
          {problem.other}
        </p>
        <p>
          <BusyButton busy={doing !== undefined} busyLabel={t("adding")} onPress={() => void add()}>
            {t("add")}
          </BusyButton>
        </p>
      </div>
    </div>
  );
}
