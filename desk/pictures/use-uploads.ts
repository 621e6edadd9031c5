import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { OperationFailure } from "../../app/platform/operations.ts";
import { postFile } from "../../app/platform/post-file.ts";
import {
  type DeskPicture,
  PICTURE_MAX_BYTES,
  takeInPicture,
  UPLOAD_PICTURE,
  uploadedPicture,
} from "../../contracts/desk/pictures.ts";
import type { PictureKind } from "../../contracts/pictures.ts";
import { useDeskCall, useDeskToken } from "../frame/session.tsx";
import { PICTURES_KEY, pictureKey } from "./picture-queries.ts";

type UploadState =
  | { state: "waiting" | "drawing" }
  /** How much has been sent, from 0 to 1. */
  | { state: "sending"; part: number }
  | { state: "done"; picture: DeskPicture }
  | { state: "refused"; because: unknown };

/** One upload, and what became of it. */
export type Upload = { key: number; name: string } & UploadState;

/**
 * Takes in pictures, one after the other: files, and pictures at addresses.
 * @param onDone is called for each, unless the component that asked has been unmounted.
 */
export function usePictureUploads(kind: PictureKind, onDone?: (picture: DeskPicture) => void) {
  const call = useDeskCall();
  const token = useDeskToken();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const keys = useRef(0);
  /** An upload may take longer than the render that began it. */
  const tell = useRef(onDone);
  tell.current = onDone;
  useEffect(() => {
    return () => {
      tell.current = undefined;
    };
  }, []);

  const send = useCallback(
    async (file: File, show: (state: UploadState) => void): Promise<DeskPicture> => {
      // Nobody should wait for a refusal that is certain.
      if (file.size === 0) throw refused("file_empty");
      if (file.size > PICTURE_MAX_BYTES) throw refused("file_too_large");
      const accessToken = await token();
      show({ state: "sending", part: 0 });
      return postFile({
        path: UPLOAD_PICTURE,
        query: { kind, name: file.name.trim().slice(-200) || kind },
        file,
        answer: uploadedPicture,
        accessToken,
        // The upload continues when its screen is left: the picture will be in the list.
        signal: new AbortController().signal,
        onProgress: (sent) =>
          show(
            sent < file.size ? { state: "sending", part: sent / file.size } : { state: "drawing" },
          ),
      });
    },
    [token, kind],
  );

  const add = useCallback(
    (name: string, bring: (show: (state: UploadState) => void) => Promise<DeskPicture>) => {
      keys.current += 1;
      const key = keys.current;
      const show = (state: UploadState) =>
        setUploads((all) => all.map((one) => (one.key === key ? { key, name, ...state } : one)));
      setUploads((all) => [...all, { key, name, state: "waiting" }]);
      queue.current = queue.current.then(async () => {
        try {
          const picture = await bring(show);
          queries.setQueryData(pictureKey(picture.id), picture);
          void queries.invalidateQueries({ queryKey: PICTURES_KEY });
          show({ state: "done", picture });
          tell.current?.(picture);
        } catch (because) {
          show({ state: "refused", because });
        }
      });
    },
    [queries],
  );

  return {
    uploads,
    /** Whether some are still under way. */
    isBusy: uploads.some(({ state }) => state !== "done" && state !== "refused"),
    addFiles(files: readonly File[]) {
      for (const file of files) add(file.name, (show) => send(file, show));
    },
    addAddress(url: string) {
      add(url, (show) => {
        show({ state: "drawing" });
        return call(takeInPicture, { kind, url });
      });
    },
    /** Removes finished and refused uploads from the list. */
    clear() {
      setUploads((all) => all.filter(({ state }) => state !== "done" && state !== "refused"));
    },
  };
}

function refused(problem: string): OperationFailure {
  return new OperationFailure("invalid_input", { fields: { file: problem } });
}
