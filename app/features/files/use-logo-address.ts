import { useQuery } from "@tanstack/react-query";
import { FILE_RULES, logoObject } from "../../../contracts/uploads.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useStoredFile } from "./stored-files.ts";

const SHOWN_SIZE = 256;

/** The address of the person's logo; undefined if there is none, or it is not known yet. */
export function useLogoAddress(person: Person): string | undefined {
  const { connect } = useBackend();
  const path = useStoredFile(person, "logo").data?.path;
  const { data } = useQuery({
    queryKey: ["logo-address", path],
    enabled: path !== undefined,
    async queryFn() {
      const client = await connect();
      const object = logoObject(path ?? "", SHOWN_SIZE);
      return client.storage.from(FILE_RULES.logo.bucket).getPublicUrl(object).data.publicUrl;
    },
  });
  return path === undefined ? undefined : data;
}
