import { useMessages } from "../../app/i18n/messages-context.tsx";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import type { WritingFault } from "../../contracts/desk/writings.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { useSayFigure } from "../today/say-figure.ts";
import type { WritingAtDesk } from "./use-writing.ts";

/** Has the model write; renders nothing without a model, or while it works. */
export function WritingAct(props: { writing: WritingAtDesk; first?: () => Promise<void> }) {
  const { kind, isOffered, isUnderWay, isAsking, writing, ask } = props.writing;
  const t = useMessages("deskWriting");
  if (!isOffered || isUnderWay) return null;
  const isAgain = writing?.state === "stopped" || writing?.state === "failed";
  return (
    <BusyButton
      kind={kind === "story" ? "leaf" : "quiet"}
      busy={isAsking}
      busyLabel={t("asking")}
      onPress={() => void ask(props.first)}
    >
      {t(kind === "article" ? "translate" : isAgain ? "draftAgain" : "draft")}
    </BusyButton>
  );
}

/** The model's progress, what the checks stopped, and the cost. */
export function WritingStanding({ writing: { kind, writing } }: { writing: WritingAtDesk }) {
  const t = useMessages("deskWriting");
  const say = useSayFigure();
  if (!writing) return <p role="status" className="sr-only" />;
  const { state, waitsUntil, faults, costMicros } = writing;
  const said = kind === "story" ? t(`story_${state}`) : t(`article_${state}`);
  return (
    <>
      <p role="status" className="mt-3 text-sm text-muted">
        {waitsUntil === null ? said : t("later")}
      </p>
      {costMicros > 0 ? (
        <p className="mt-1 text-sm text-muted">
          {t("cost", { amount: say("modelMicros", costMicros) })}
        </p>
      ) : null}
      {faults.length > 0 ? <Faults faults={faults} /> : null}
    </>
  );
}

function Faults({ faults }: { faults: WritingFault[] }) {
  const t = useMessages("deskWriting");
  return (
    <section aria-labelledby="faults" className="mt-4">
      <h2 id="faults" className="font-bold">
        {t("faultsHeading")}
      </h2>
      <p className="text-sm text-muted">{t("faultsText")}</p>
      <ul className="mt-2 grid gap-2 text-sm">
        {faults.map(({ code, words, language }) => (
          <li key={`${language} ${code} ${words}`} className="border-t border-line pt-2">
            <span className="font-medium">{t(`fault_${code}`)}</span>
            {language ? <span className="ms-2 text-muted">{LANGUAGE_NAMES[language]}</span> : null}
            {words ? (
              <q lang={LANGUAGE_TAGS[language ?? "en"]} className="mt-0.5 block wrap-anywhere">
                {words}
              </q>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
