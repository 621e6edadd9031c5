import { removalInput } from "../../../contracts/uploads.ts";
import { type FileKeeping, removeFile } from "../../domain/profile-files/store-file.ts";
import { jsonOperation, type Operation } from "../operation.ts";

/** `POST /api/files/remove {kind}`: takes the person's file of that kind away; there may be none. */
export function removeFileOperation(keeping: FileKeeping): Operation {
  return jsonOperation("files/remove", removalInput, async (actor, { kind }) => {
    await removeFile(keeping, actor, kind);
  });
}
