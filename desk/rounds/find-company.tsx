import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { findMentioned } from "../../contracts/desk/documents.ts";
import { useDeskCall } from "../frame/session.tsx";

export type Named = { id: string; name: string };

/** Finds a startup or an investor by a part of its name. */
export function FindCompany(props: {
  of: "startups" | "investors";
  label: string;
  problem?: string | undefined;
  /** Those that are already chosen. */
  without: readonly string[];
  onFound(company: Named): void;
}) {
  const { of, label, problem, without, onFound } = props;
  const t = useMessages("deskCompanies");
  const call = useDeskCall();
  const [query, setQuery] = useState("");
  const found = useQuery({
    queryKey: ["desk", "mentioned by name", query],
    queryFn: ({ signal }) => call(findMentioned, { query }, signal),
    enabled: query.trim().length > 1,
    placeholderData: (before) => before,
  });
  const isAsked = query.trim().length > 1;
  const suggested = isAsked
    ? (found.data?.[of] ?? []).filter(({ id }) => !without.includes(id))
    : [];
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <>
          <input
            {...control}
            type="search"
            className="input"
            placeholder={t("findByName")}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          {isAsked && found.data && suggested.length === 0 ? (
            <p role="status" className="mt-2 text-sm text-muted">
              {t("noneFound")}
            </p>
          ) : null}
          <ul className="mt-2 flex flex-wrap gap-2">
            {suggested.map((company) => (
              <li key={company.id}>
                <button
                  type="button"
                  className="min-h-9 rounded-full border border-dashed border-field-line px-3 text-sm max-md:min-h-11"
                  onClick={() => {
                    setQuery("");
                    onFound(company);
                  }}
                >
                  <span aria-hidden="true">+ </span>
                  {company.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Field>
  );
}
