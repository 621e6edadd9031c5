import { useMessages } from "../../i18n/messages-context.tsx";
import type { Whereabouts } from "./use-kept-form.ts";

const WORDS = { device: "onDevice", account: "inAccount", tooLarge: "tooLarge" } as const;

/** Where unsaved input is stored; while a choice is open, the link to it. */
export function WhereaboutsLine(props: {
  where: Whereabouts;
  onChoose?: (() => void) | undefined;
}) {
  const t = useMessages("keptForms");
  const { where, onChoose } = props;
  if (!onChoose) return <>{t(WORDS[where])}</>;
  return (
    <button
      type="button"
      className="min-h-6 text-leaf underline underline-offset-4"
      onClick={onChoose}
    >
      {t("chooseVersion")}
    </button>
  );
}
