import { useMemo } from "react";
import { z } from "zod";
import { isForgotten, OF_SESSION } from "../../app/features/account/sign-out.ts";
import { useMember } from "../frame/session.tsx";

const backup = z.object({ revision: z.int(), content: z.record(z.string(), z.unknown()) });
export type Backup = z.infer<typeof backup>;

export type BackupPlace = {
  keep(backup: Backup): void;
  read(): Backup | undefined;
  drop(): void;
};

/**
 * Where unsaved typing is kept on the device, against a crash, a lost connection or a closed lid.
 * It belongs to one member and goes with their session: otherwise the next member at this device
 * would save it under their own name.
 */
export function useBackup(id: string): BackupPlace {
  const { userId } = useMember();
  return useMemo(() => {
    const key = `${OF_SESSION}desk-${userId}-${id}`;
    return {
      keep({ revision, content }) {
        if (isForgotten()) return;
        try {
          localStorage.setItem(key, JSON.stringify({ revision, content }));
        } catch {
          // Without storage, or when it is full, only the save itself protects what was typed.
        }
      },
      read() {
        try {
          const text = localStorage.getItem(key);
          return text === null ? undefined : backup.parse(JSON.parse(text));
        } catch {
          return undefined;
        }
      },
      drop() {
        try {
          localStorage.removeItem(key);
        } catch {
          // Nothing was kept.
        }
      },
    };
  }, [userId, id]);
}
