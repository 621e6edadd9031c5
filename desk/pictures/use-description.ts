import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { isEditedElsewhere } from "../../app/platform/operations.ts";
import { type DeskPicture, describePicture, readPicture } from "../../contracts/desk/pictures.ts";
import { readPictureAddress } from "../../contracts/pictures.ts";
import { type Backup, useBackup } from "../documents/backup.ts";
import { useDeskCall } from "../frame/session.tsx";
import { PICTURES_KEY, pictureKey } from "./picture-queries.ts";

const description = describePicture.input.pick({
  focus: true,
  alt: true,
  credit: true,
  licence: true,
});
/** What staff say about a picture. */
export type Description = z.output<typeof description>;

export function descriptionOf({ address, alt, credit, licence }: DeskPicture): Description {
  const [left, top] = readPictureAddress(address)?.focus ?? [50, 50];
  return { focus: [left, top], alt, credit, licence };
}

export type DescriptionAtWork = {
  picture: DeskPicture;
  mine: Description;
  isChanged: boolean;
  isSaving: boolean;
  /** Somebody else has described it since: a person decides which version stays. */
  theirs: DeskPicture | undefined;
  change(part: Partial<Description>): void;
  /** @throws OperationFailure, unless somebody else was first */
  save(): Promise<"saved" | "edited">;
  keepMine(): void;
  takeTheirs(): void;
};

/**
 * The description and focal point of a picture while somebody edits them. Unsaved changes are kept
 * on the device.
 */
export function useDescription(opened: DeskPicture): DescriptionAtWork {
  const call = useDeskCall();
  const queries = useQueryClient();
  const kept = useBackup(opened.id);
  const [start] = useState(() => begin(opened, kept.read()));
  const [picture, setPicture] = useState(opened);
  const [revision, setRevision] = useState(start.revision);
  const [mine, setMine] = useState(start.mine);
  const [theirs, setTheirs] = useState(start.theirs);
  const [isSaving, setSaving] = useState(false);
  const isChanged = !isSame(mine, descriptionOf(picture));
  const latest = useRef(mine);
  latest.current = mine;

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);

  const settleOn = (now: DeskPicture) => {
    setPicture(now);
    setRevision(now.revision);
    setTheirs(undefined);
    queries.setQueryData(pictureKey(now.id), now);
    void queries.invalidateQueries({ queryKey: PICTURES_KEY });
  };

  return {
    picture,
    mine,
    isChanged,
    isSaving,
    theirs,
    change(part) {
      const content = { ...mine, ...part };
      setMine(content);
      kept.keep({ revision, content });
    },
    async save() {
      setSaving(true);
      const sent = mine;
      try {
        const now = await call(describePicture, { id: opened.id, revision, ...sent });
        settleOn(now);
        // What was typed meanwhile stays, for the next save.
        if (latest.current === sent) {
          setMine(descriptionOf(now));
          kept.drop();
        } else kept.keep({ revision: now.revision, content: latest.current });
        return "saved";
      } catch (error) {
        if (!isEditedElsewhere(error)) throw error;
        setTheirs(await call(readPicture, { id: opened.id }));
        return "edited";
      } finally {
        setSaving(false);
      }
    },
    keepMine() {
      if (!theirs) return;
      settleOn(theirs);
      kept.keep({ revision: theirs.revision, content: mine });
    },
    takeTheirs() {
      if (!theirs) return;
      settleOn(theirs);
      setMine(descriptionOf(theirs));
      kept.drop();
    },
  };
}

/** The initial text: what was typed here and never saved goes before what is stored. */
function begin(
  opened: DeskPicture,
  backup: Backup | undefined,
): {
  revision: number;
  mine: Description;
  theirs: DeskPicture | undefined;
} {
  const stored = descriptionOf(opened);
  const typed = description.safeParse(backup?.content);
  if (!backup || !typed.success || isSame(typed.data, stored)) {
    return { revision: opened.revision, mine: stored, theirs: undefined };
  }
  const isNewest = backup.revision === opened.revision;
  return {
    revision: backup.revision,
    mine: typed.data,
    theirs: isNewest ? undefined : opened,
  };
}

function isSame(one: Description, other: Description): boolean {
  return textOf(one) === textOf(other);
}

/** Leaves out languages without a text. */
function textOf({ focus, alt, credit, licence }: Description): string {
  const said = Object.entries(alt).filter(([, text]) => text !== "");
  return JSON.stringify([focus, said.toSorted(), credit, licence]);
}
