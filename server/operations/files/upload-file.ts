import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import {
  FILE_RULES,
  type FileProblem,
  storedFile,
  uploadQuery,
} from "../../../contracts/uploads.ts";
import { readRole } from "../../domain/account/read-role.ts";
import { type FileKeeping, storeFile } from "../../domain/profile-files/store-file.ts";
import { StorageUnavailable } from "../../services/storage/project-storage.ts";
import { ANY_REFUSALS, type Description } from "../description/description.ts";
import { type Operation, problemsOf } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";
import type { IncomingFiles } from "./incoming-files.ts";

const UPLOADS_PER_HOUR = 60;
/** Per person; each may take 50 MB of disk until it is checked. */
const AT_ONCE = 3;
const WAIT_S = 30;

const uploadDescription: Description = {
  path: "files/upload",
  summary:
    "Keeps a file of the person's once it was found in order; it takes the place of the earlier one of its kind. The body is the file itself.",
  caller: "person",
  query: uploadQuery,
  takes: { kind: "file" },
  answers: { kind: "json", schema: storedFile },
  refusals: [...ANY_REFUSALS, "permission_denied"],
};

/**
 * `POST /api/files/upload?kind=…&name=…`: the body is the file itself. It replaces the person's
 * earlier file of that kind.
 */
export function uploadFileOperation(keeping: FileKeeping, incoming: IncomingFiles): Operation {
  const limit = limitPerPerson(keeping.pool, "uploads", {
    points: UPLOADS_PER_HOUR,
    duration: 3600,
  });
  const underWay = new Map<string, number>();
  return {
    description: uploadDescription,
    async handle({ actor, request, searchParams, signal }) {
      const query = uploadQuery.safeParse(Object.fromEntries(searchParams));
      if (!query.success) {
        throw new OperationError("invalid_input", "The kind or the name is not as it must be.", {
          fields: problemsOf(query.error),
        });
      }
      const { kind, name } = query.data;
      if (kind === "pitch_deck" && (await readRole(keeping.pool, actor)) !== STARTUP_ROLE) {
        throw new OperationError("permission_denied", "Pitch decks are for startups.");
      }
      await limit(actor);
      const before = underWay.get(actor.userId) ?? 0;
      if (before >= AT_ONCE) {
        const details = { retryAfter: WAIT_S };
        throw new OperationError("too_many_requests", "Other uploads are under way.", details);
      }
      underWay.set(actor.userId, before + 1);
      try {
        await using file = await incoming.receive(request, FILE_RULES[kind].maxBytes);
        if (!file) throw refusal("file_too_large");
        const stored = await storeFile(keeping, actor, { kind, name, file: file.path, signal });
        if ("problem" in stored) throw refusal(stored.problem);
        return stored;
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error;
        keeping.onLeftover(error);
        throw new OperationError("service_unavailable", "The file could not be stored.");
      } finally {
        const left = (underWay.get(actor.userId) ?? 1) - 1;
        if (left > 0) underWay.set(actor.userId, left);
        else underWay.delete(actor.userId);
      }
    },
  };
}

function refusal(problem: FileProblem): OperationError {
  return new OperationError("invalid_input", "The file is refused.", { fields: { file: problem } });
}
