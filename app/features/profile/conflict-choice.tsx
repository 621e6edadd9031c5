import { useEffect, useRef } from "react";
import { joinNames } from "../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { VersionChoice } from "../../ui/form/version-choice.tsx";

/**
 * The draft was edited elsewhere since this form was opened: the person chooses before anything is
 * overwritten.
 */
export function ConflictChoice(props: {
  fields: string[];
  busy: boolean;
  onKeep(): void;
  onTake(): void;
}) {
  const t = useMessages("profile");
  const language = useLanguage();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice kind="alert" title={t("conflictTitle")} ref={notice}>
      <p className="text-sm">{t("conflictText")}</p>
      {props.fields.length === 0 ? null : (
        <p className="mt-1 text-sm">
          {t("conflictFields", { fields: joinNames(props.fields, language) })}
        </p>
      )}
      <VersionChoice
        keep={t("keepMine")}
        take={t("takeTheirs")}
        busy={props.busy}
        onKeep={props.onKeep}
        onTake={props.onTake}
      />
    </Notice>
  );
}
