import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { plainDay } from "../../app/i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { Problem } from "../../app/ui/form/field.tsx";
import type { ArticleContent } from "../../contracts/desk/article.ts";
import { findMentioned } from "../../contracts/desk/documents.ts";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import { useDeskCall } from "../frame/session.tsx";
import { useMayChange } from "../ui/may-change.tsx";

/** The companies, investors and the round of an article: suggested from its text, found by name. */
export function Mentioned(props: {
  content: ArticleContent;
  problemOf(field: "mentioned" | "round"): string | undefined;
  onChange(part: Partial<ArticleContent>, fields: readonly string[]): void;
}) {
  const { content, problemOf, onChange } = props;
  const t = useMessages("deskDocuments");
  const label = useLabel();
  const language = useLanguage();
  const call = useDeskCall();
  const mayChange = useMayChange();
  const [query, setQuery] = useState("");
  const { title, excerpt, body } = content.texts[ORIGINAL];
  const text = useDeferredValue(`${title}\n${excerpt}\n${body}`);
  const inText = useQuery({
    queryKey: ["desk", "mentioned", text],
    queryFn: ({ signal }) => call(findMentioned, { text }, signal),
    enabled: text.trim().length > 2,
    placeholderData: (before) => before,
  });
  const byName = useQuery({
    queryKey: ["desk", "mentioned by name", query],
    queryFn: ({ signal }) => call(findMentioned, { query }, signal),
    enabled: query.length > 1,
    placeholderData: (before) => before,
  });
  const ids = [
    ...content.startups,
    ...content.investors,
    ...(content.round === null ? [] : [content.round]),
  ];
  const linkedOnes = useQuery({
    queryKey: ["desk", "mentioned by id", ids],
    queryFn: ({ signal }) => call(findMentioned, { ids }, signal),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
  const isAnswered = linkedOnes.isSuccess && !linkedOnes.isPlaceholderData;
  const nameOf = (id: string) => names.get(id) ?? (isAnswered ? t("noLongerThere") : "…");
  const found = query.length > 1 ? byName.data : inText.data;
  const answers = [linkedOnes.data, inText.data, byName.data];
  const rounds = answers.flatMap((one) => one?.rounds ?? []);
  const names = new Map(
    answers.flatMap((one) =>
      [...(one?.startups ?? []), ...(one?.investors ?? [])].map(({ id, name }) => [id, name]),
    ),
  );
  const toggle = (field: "startups" | "investors", id: string) => {
    const ids = content[field];
    const changed = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    onChange({ [field]: changed }, ["mentioned"]);
  };
  const roundProblem = problemOf("round");
  const roundProblemId = useId();
  const kinds = (["startups", "investors"] as const).map((field) => ({
    field,
    linked: content[field],
    suggested: mayChange
      ? (found?.[field] ?? []).filter(({ id }) => !content[field].includes(id))
      : [],
  }));
  // Writers see no heading over an empty group; readers are told that there is none.
  const groups = kinds.filter(
    ({ linked, suggested }) => !mayChange || linked.length + suggested.length > 0,
  );
  return (
    <section aria-labelledby="mentioned-heading" className="mt-8 border-t border-line pt-6">
      <h2 id="mentioned-heading" className="text-lg font-bold">
        {t("mentioned")}
      </h2>
      {mayChange ? (
        <input
          type="search"
          className="input mt-2 max-w-sm"
          aria-label={t("findByName")}
          placeholder={t("findByName")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      ) : null}
      {groups.map(({ field, linked, suggested }) => (
        <div key={field} className="mt-3">
          <h3 className="text-sm font-semibold text-muted">{t(`mentioned_${field}`)}</h3>
          <ul className="mt-1 flex flex-wrap gap-2">
            {linked.map((id) => (
              <li key={id}>
                {mayChange ? (
                  <button
                    type="button"
                    aria-pressed="true"
                    className="min-h-9 rounded-full bg-leaf px-3 text-sm text-on-leaf"
                    onClick={() => toggle(field, id)}
                  >
                    {nameOf(id)} <span aria-hidden="true">×</span>
                  </button>
                ) : (
                  nameOf(id)
                )}
              </li>
            ))}
            {mayChange || linked.length > 0 ? null : <li className="text-muted">–</li>}
            {suggested.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed="false"
                  className="min-h-9 rounded-full border border-dashed border-field-line px-3 text-sm"
                  onClick={() => toggle(field, id)}
                >
                  <span aria-hidden="true">+ </span>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Problem id={undefined} text={problemOf("mentioned")} />
      <label className="mt-4 block max-w-xl">
        <span className="text-sm font-semibold text-muted">{t("round")}</span>
        <select
          className="input mt-1"
          aria-describedby={roundProblem ? roundProblemId : undefined}
          aria-invalid={roundProblem ? true : undefined}
          value={content.round ?? ""}
          onChange={(event) => onChange({ round: event.target.value || null }, ["round"])}
        >
          <option value="">{t("noRound")}</option>
          {content.round && !rounds.some(({ id }) => id === content.round) ? (
            <option value={content.round}>{t(isAnswered ? "noLongerThere" : "roundLinked")}</option>
          ) : null}
          {[...new Map(rounds.map((round) => [round.id, round])).values()].map((round) => (
            <option key={round.id} value={round.id}>
              {`${label(round.kind)} · ${plainDay(round.announcedOn, language)} · ${round.startup}`}
            </option>
          ))}
        </select>
      </label>
      <Problem id={roundProblemId} text={roundProblem} />
    </section>
  );
}
