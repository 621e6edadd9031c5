import { removeFile as contract } from "../../../contracts/uploads.ts";
import { type FileKeeping, removeFile } from "../../domain/profile-files/store-file.ts";
import { jsonOperation, type Operation } from "../operation.ts";

/** `POST /api/files/remove {kind}`: removes the person's file of that kind; there may be none. */
export function removeFileOperation(keeping: FileKeeping): Operation {
  return jsonOperation(contract, async (actor, { kind }) => {
    await removeFile(keeping, actor, kind);
    return null;
  });
}
