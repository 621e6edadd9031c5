import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { type AccountCopy, useAccountCopy } from "../kept-forms/account-copy.ts";
import { chooseCopy } from "../kept-forms/choose-copy.ts";
import { type KeptPlace, readDeviceCopy } from "../kept-forms/device-copy.ts";
import { CriteriaForm } from "./criteria-form.tsx";

type CriteriaProps = {
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
};

/** The match criteria: their form, or a summary once they have led to matches. */
export function MatchCriteria(props: CriteriaProps) {
  const place: KeptPlace = { userId: props.person.session.user.id, form: "match_criteria" };
  const { isPending, copy } = useAccountCopy(place);
  if (isPending) return null;
  return <KnownCriteria {...props} place={place} inAccount={copy} />;
}

function KnownCriteria(
  props: CriteriaProps & { place: KeptPlace; inAccount: AccountCopy | null | undefined },
) {
  const t = useMessages("centre");
  const words = useMessages("matches");
  const { person, saved, changes, onChange, place, inAccount } = props;
  // What was typed and not saved opens the form, until the form itself says how it differs.
  const [isKept, setKept] = useState(() => isTyped(place, inAccount, saved));
  const isOpen = props.isOpen || isKept;
  const onEdited = (isEdited: boolean) => {
    setKept(false);
    props.onEdited(isEdited);
  };
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
          inAccount={inAccount}
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

/** Whether other criteria than the saved ones were typed, here or elsewhere. */
function isTyped(
  place: KeptPlace,
  inAccount: AccountCopy | null | undefined,
  saved: string,
): boolean {
  const choice = chooseCopy(readDeviceCopy(place), inAccount);
  return choice.show !== "nothing" && choice.copy.values.criteria !== saved;
}
