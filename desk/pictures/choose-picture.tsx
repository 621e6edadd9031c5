import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Dialog } from "../../app/ui/dialog.tsx";
import type { DeskPicture } from "../../contracts/desk/pictures.ts";
import type { PictureKind } from "../../contracts/pictures.ts";
import { PictureList, type PictureListView } from "./picture-list.tsx";

/** Asks for one of the stored pictures. */
export function ChoosePicture(props: {
  kind: PictureKind;
  onClose(): void;
  onChosen(picture: DeskPicture): void;
}) {
  const { kind, onClose, onChosen } = props;
  const t = useMessages("deskPictures");
  const [view, setView] = useState<PictureListView>({ kind, search: "", page: 1 });
  return (
    <Dialog
      title={t(`choose_${kind}`)}
      onClose={onClose}
      className="!w-[min(60rem,calc(100vw-2rem))]"
    >
      <PictureList
        view={view}
        onView={(change) => setView({ ...view, page: 1, ...change })}
        around={(picture, shown) => (
          <button
            type="button"
            className="block w-full rounded-xl text-start hover:opacity-85 focus-visible:outline-offset-4"
            onClick={() => onChosen(picture)}
          >
            {shown}
          </button>
        )}
      />
      <button type="button" className="button button-quiet mt-4" onClick={onClose}>
        {t("cancel")}
      </button>
    </Dialog>
  );
}
