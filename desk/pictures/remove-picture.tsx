import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import { Dialog } from "../../app/ui/dialog.tsx";
import { type DeskPicture, removePicture } from "../../contracts/desk/pictures.ts";
import { useBackup } from "../documents/backup.ts";
import { useDeskCall } from "../frame/session.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { PICTURES_KEY, pictureKey } from "./picture-queries.ts";

/** Removes a picture after a question; one that is in use stays, and the dialog says why. */
export function RemovePicture(props: { picture: DeskPicture; onRemoved(): void }) {
  const { picture, onRemoved } = props;
  const t = useMessages("deskPictures");
  const call = useDeskCall();
  const queries = useQueryClient();
  const kept = useBackup(picture.id);
  const [isAsking, setAsking] = useState(false);
  const { doing, attempt } = useDoing<"remove">();
  const [problem, setProblem] = useState<string>();

  const remove = () => {
    setProblem(undefined);
    const ask = async () => {
      const { outcome } = await call(removePicture, { id: picture.id });
      if (outcome === "needed") {
        // Its uses may be newer than the screen.
        void queries.invalidateQueries({ queryKey: pictureKey(picture.id) });
        setProblem(t("needed"));
        return;
      }
      kept.drop();
      void queries.invalidateQueries({ queryKey: PICTURES_KEY });
      void notify("success", t("removed"));
      onRemoved();
    };
    return attempt("remove", ask, (_thrown, said) => setProblem(said));
  };

  return (
    <div>
      <button
        type="button"
        className="button button-alert"
        onClick={() => {
          setProblem(undefined);
          setAsking(true);
        }}
      >
        {t("remove")}
      </button>
      {isAsking ? (
        <Dialog title={t("removeTitle")} onClose={() => setAsking(false)}>
          <p className="text-muted">{t("removeText")}</p>
          {problem ? (
            <p role="alert" className="mt-3 font-medium text-alert">
              {problem}
            </p>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-3">
            <BusyButton
              kind="alert"
              busy={doing !== undefined}
              busyLabel={t("removing")}
              onPress={remove}
            >
              {t("removeYes")}
            </BusyButton>
            <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
              {t("cancel")}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
