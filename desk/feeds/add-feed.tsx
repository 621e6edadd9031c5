import { useState } from "react";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { OperationFailure } from "../../app/platform/operations.ts";
import { Field } from "../../app/ui/form/field.tsx";
import { SubmitButton } from "../../app/ui/form/submit-button.tsx";
import { FEED_TEXT_LIMITS, type TriedFeed, tryFeed } from "../../contracts/desk/feeds.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../contracts/languages.ts";
import { useSayProblem } from "../documents/say-problem.ts";
import { useDeskCall } from "../frame/session.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { FoundFeed } from "./found-feed.tsx";

/** Adding a feed begins with a visit, which shows what it would bring before it is added. */
export function AddFeed() {
  const t = useMessages("deskFeeds");
  const call = useDeskCall();
  const sayProblem = useSayProblem();
  const own = useLanguage();
  const [address, setAddress] = useState("");
  const [language, setLanguage] = useState<Language>(own);
  const { doing, attempt } = useDoing<"look">();
  const [problem, setProblem] = useState<string>();
  const [tried, setTried] = useState<TriedFeed>();

  const look = (at: string) => {
    setProblem(undefined);
    setTried(undefined);
    const read = async () => {
      const found = await call(tryFeed, { address: at, language });
      if (found.outcome === "failed") setProblem(t(`problem_${found.problem}`));
      else setTried(found);
      if (found.outcome === "feed") {
        setAddress(found.address);
        if (found.language) setLanguage(found.language);
      }
    };
    return attempt("look", read, (thrown, said) => {
      const code = thrown instanceof OperationFailure ? thrown.fields.address : undefined;
      setProblem(code ? sayProblem(code) : said);
    });
  };
  const startAnew = () => {
    setAddress("");
    setTried(undefined);
  };

  return (
    <section className="mt-4 max-w-2xl rounded-xl border border-line p-4">
      <form
        noValidate
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          if (!doing) void look(address);
        }}
      >
        <Field label={t("addressLabel")} hint={t("addressHint")} problem={problem}>
          {(control) => (
            <input
              {...control}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              className="input"
              maxLength={FEED_TEXT_LIMITS.address}
              value={address}
              onChange={(event) => {
                setAddress(event.target.value);
                setTried(undefined);
              }}
            />
          )}
        </Field>
        <Field label={t("languageLabel")}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={language}
              onChange={(event) =>
                setLanguage(LANGUAGES.find((one) => one === event.target.value) ?? language)
              }
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {LANGUAGE_NAMES[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p className="sm:col-span-2">
          <SubmitButton busy={doing !== undefined} busyLabel={t("trying")}>
            {t("try")}
          </SubmitButton>
        </p>
      </form>
      <div role="status">
        {tried?.outcome === "site" ? (
          <>
            <p className="mt-4 font-medium">{t("siteFeeds")}</p>
            <ul className="mt-2 grid gap-2">
              {tried.feeds.map((one) => (
                <li key={one.address}>
                  <button
                    type="button"
                    className="button button-quiet !justify-start text-start wrap-anywhere"
                    onClick={() => {
                      setAddress(one.address);
                      void look(one.address);
                    }}
                  >
                    {one.title ? `${one.title} · ${one.address}` : one.address}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {tried?.outcome === "feed" ? (
          <FoundFeed key={tried.address} found={tried} language={language} onAdded={startAnew} />
        ) : null}
      </div>
    </section>
  );
}
