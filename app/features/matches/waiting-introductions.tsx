import { useState } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { IntroductionLine } from "./introduction-line.tsx";
import { inOrder, isToWriteTo, waitsForMe } from "./introductions.ts";
import { matchAddress } from "./match-address.ts";
import { introductionElement, useInView } from "./use-introduction-in-view.ts";
import { useIntroductions } from "./use-introductions.ts";

/**
 * The introductions that wait for the person's answer, which can be given here, and those that wait
 * for a mail; renders nothing without any.
 */
export function WaitingIntroductions({ person }: { person: Person }) {
  const t = useMessages("matches");
  const { data = [] } = useIntroductions(person);
  // What is answered here stays: it shows its answer, and how to take it back if that is possible.
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const last = pressed.at(-1);
  useInView(last === undefined ? undefined : introductionElement(last), `${pressed.length}`);
  const { standing, ended } = inOrder(data);
  const shown = [...standing, ...ended].filter(
    (one) => waitsForMe(one) || isToWriteTo(one) || pressed.includes(one.id),
  );
  const count = data.filter(waitsForMe).length;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="waiting-heading" className="card mt-6">
      <h2 id="waiting-heading" className="text-xl font-bold">
        {t("introductions")}
      </h2>
      {count > 0 ? <p className="mt-1 font-medium">{t("waitingForYou", { count })}</p> : null}
      <ul className="mt-4 grid gap-3">
        {shown.map((introduction) => (
          <IntroductionLine
            key={introduction.id}
            person={person}
            introduction={introduction}
            isHighlighted={false}
            onPressed={() => setPressed([...pressed, introduction.id])}
          />
        ))}
      </ul>
      <Link
        to={matchAddress()}
        className="mt-2 inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
      >
        {t("toIntroductions")}
      </Link>
    </section>
  );
}
