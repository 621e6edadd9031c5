import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Differences } from "../documents/differences.tsx";
import { type DescriptionAtWork, descriptionOf } from "./use-description.ts";

/** Somebody else has described the picture since: shows both, and a person decides. */
export function NewerDescription({ work }: { work: DescriptionAtWork }) {
  const t = useMessages("deskPictures");
  if (!work.theirs) return null;
  return (
    <section role="alert" className="mt-4 rounded-xl border border-alert p-4">
      <h2 className="text-lg font-bold">{t("newerTitle")}</h2>
      <p className="mt-1">{t("newerText")}</p>
      <div className="mt-3 max-h-80 overflow-y-auto">
        <Differences before={descriptionOf(work.theirs)} after={work.mine} />
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button button-leaf" onClick={work.takeTheirs}>
          {t("takeTheirs")}
        </button>
        <button type="button" className="button button-quiet" onClick={work.keepMine}>
          {t("keepMine")}
        </button>
      </p>
    </section>
  );
}
