import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CriteriaForm } from "./criteria-form.tsx";

/** The match criteria: their form, or a summary once they have led to matches. */
export function MatchCriteria(props: {
  person: Person;
  saved: string;
  /** The form is open without a press. */
  isOpen: boolean;
  /** How often the form was requested; each time it gets the focus. */
  changes: number;
  /** Whether the input differs from what is saved. */
  onEdited(isEdited: boolean): void;
  /** Requests the form. */
  onChange(): void;
}) {
  const t = useMessages("centre");
  const words = useMessages("matches");
  const { person, saved, isOpen, changes, onEdited, onChange } = props;
  // As many as at the last save: the form is no longer needed.
  const [done, setDone] = useState(changes);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(`${changes} ${done}`);
  useEffect(() => {
    const now = `${changes} ${done}`;
    if (before.current === now) return;
    before.current = now;
    const field = box.current?.querySelector("textarea");
    (field ?? box.current)?.focus();
  }, [changes, done]);
  return (
    <div ref={box} tabIndex={-1}>
      {isOpen || changes !== done ? (
        <CriteriaForm
          person={person}
          saved={saved}
          onEdited={onEdited}
          onSaved={() => setDone(changes)}
        />
      ) : (
        <div className="mt-6">
          <h3 className="font-sans font-medium">{t("criteria")}</h3>
          <p className="mt-1 line-clamp-4 max-w-prose whitespace-pre-line wrap-anywhere text-muted">
            {saved}
          </p>
          <button type="button" className="button button-quiet mt-3 text-sm" onClick={onChange}>
            {words("changeCriteria")}
          </button>
        </div>
      )}
    </div>
  );
}
