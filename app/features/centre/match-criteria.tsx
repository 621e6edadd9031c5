import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CriteriaForm } from "./criteria-form.tsx";

/** The criteria of a match: their form, or once they have led to matches, what they say. */
export function MatchCriteria(props: {
  person: Person;
  saved: string;
  /** The form stands open without being asked for. */
  isOpen: boolean;
  /** How often the form was asked for; each time it gets the focus. */
  changes: number;
  /** Whether what is typed differs from what is saved. */
  onEdited(isEdited: boolean): void;
  /** Asks for the form. */
  onChange(): void;
}) {
  const t = useMessages("centre");
  const words = useMessages("matches");
  const { person, saved, isOpen, changes, onEdited, onChange } = props;
  // As often as when they were saved last: the form has done what it was asked for.
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
