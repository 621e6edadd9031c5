import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useAccountCopy } from "../kept-forms/account-copy.ts";
import { asOfNow, chooseCopy } from "../kept-forms/choose-copy.ts";
import { type KeptPlace, readDeviceCopy } from "../kept-forms/device-copy.ts";
import { CriteriaForm, type CriteriaFormProps } from "./criteria-form.tsx";

/** The match criteria: their form, or a summary once they have led to matches. */
export function MatchCriteria(props: {
  person: Person;
  saved: string;
  /** The form is open without a press. */
  isOpen: boolean;
  /** Something else comes first: the form is shown only to continue what was typed before. */
  isLater: boolean;
  /** How often the form was requested; each request moves the focus into it. */
  changes: number;
  /** Whether the input differs from what is saved. */
  onEdited(isEdited: boolean): void;
  /** Requests the form. */
  onChange(): void;
}) {
  const t = useMessages("centre");
  const words = useMessages("matches");
  const { person, saved, isOpen, isLater, changes, onEdited, onChange } = props;
  const place: KeptPlace = { userId: person.session.user.id, form: "match_criteria" };
  // Requests up to the last save: without a new one the form is not needed.
  const [done, setDone] = useState(changes);
  const [isKept, setKept] = useState(false);
  const isShown = isOpen || isKept || changes !== done;
  // Once the form was shown, the account's copy may be about to be removed.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(`${changes} ${done}`);
  const focusField = () => {
    const field = box.current?.querySelector("textarea");
    (field ?? box.current)?.focus();
  };
  const focusNow = useEffectEvent(focusField);
  useEffect(() => {
    const now = `${changes} ${done}`;
    if (before.current === now) return;
    before.current = now;
    focusNow();
  }, [changes, done]);
  return (
    <div ref={box} tabIndex={-1}>
      {isShown ? (
        <OpenedForm
          person={person}
          saved={saved}
          place={place}
          onReady={() => {
            if (document.activeElement === box.current) focusField();
          }}
          onEdited={(isEdited) => {
            // From now on the input decides.
            setKept(false);
            onEdited(isEdited);
          }}
          onSaved={() => {
            setKept(false);
            setDone(changes);
          }}
        />
      ) : wasShown ? null : (
        <LookForKept place={place} saved={saved} onFound={() => setKept(true)} />
      )}
      {isShown || isLater ? null : (
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

/** The form, once the account's copy is known. @param props.onReady called then. */
function OpenedForm(
  props: Omit<CriteriaFormProps, "inAccount"> & { place: KeptPlace; onReady(): void },
) {
  const { place, onReady, ...others } = props;
  const { isPending, inAccount } = useAccountCopy(place);
  const tellReady = useEffectEvent(onReady);
  useEffect(() => {
    if (!isPending) tellReady();
  }, [isPending]);
  return isPending ? null : <CriteriaForm {...others} inAccount={inAccount} />;
}

/** Opens the form if something was typed and not saved, here or elsewhere. */
function LookForKept(props: { place: KeptPlace; saved: string; onFound(): void }) {
  const { place, saved, onFound } = props;
  const { isPending, inAccount } = useAccountCopy(place);
  const look = useEffectEvent(() => {
    const device = readDeviceCopy(place);
    const choice = chooseCopy(device, asOfNow(inAccount, device));
    if (choice.show !== "nothing" && choice.copy.values.criteria !== saved) onFound();
  });
  useEffect(() => {
    if (!isPending) look();
  }, [isPending]);
  return null;
}
