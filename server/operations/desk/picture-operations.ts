import type pg from "pg";
import * as contracts from "../../../contracts/desk/pictures.ts";
import { PICTURE_BUCKET } from "../../../contracts/pictures.ts";
import { asStaff, type Staff } from "../../domain/desk/as-staff.ts";
import * as pictures from "../../domain/desk/pictures.ts";
import { storePicture, type Within } from "../../domain/pictures/store-picture.ts";
import { type PictureTaking, type TakenIn, takeIn } from "../../domain/pictures/take-in.ts";
import { announceContent, PICTURES } from "../../postgres/content-changes.ts";
import { StorageUnavailable } from "../../services/storage/project-storage.ts";
import { ANY_REFUSALS } from "../description/description.ts";
import type { IncomingFiles } from "../files/incoming-files.ts";
import { jsonOperation, type Operation, problemsOf } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";
import { known, notFound, refusalOf, staffOperation } from "./staff-operation.ts";

/** The pictures of articles and companies. */
export function pictureOperations(taking: PictureTaking, incoming: IncomingFiles): Operation[] {
  const { pool, storage, onLeftover } = taking.keeping;
  return [
    uploadPictureOperation(taking, incoming),
    takeInOperation(taking),
    staffOperation(pool, contracts.listPictures, "read", pictures.listPictures),
    staffOperation(pool, contracts.readPicture, "read", async (staff, input) =>
      known(await pictures.readPicture(staff, input), "picture"),
    ),
    staffOperation(pool, contracts.listPicturePlaces, "read", pictures.listPicturePlaces),
    staffOperation(pool, contracts.describePicture, "write", async (staff, input) => {
      const described = await pictures.describePicture(staff, input);
      if (described === "missing") throw notFound("picture");
      if (described !== "edited") return described;
      throw new OperationError("edited_elsewhere", "Somebody has described this picture since.");
    }),
    staffOperation(pool, contracts.removePicture, "write", async (staff, input) => {
      const removed = await pictures.removePicture(staff, input);
      if (removed === "missing") throw notFound("picture");
      if (removed === "needed") return { outcome: "needed" as const };
      // The sweep removes what a failure leaves; nothing may keep the row.
      void storage
        .remove(PICTURE_BUCKET, removed)
        .then(() => announceContent(pool, PICTURES))
        .catch(onLeftover);
      return { outcome: "removed" as const };
    }),
  ];
}

const UPLOADS_PER_HOUR = 300;

/** `POST /api/desk/upload-picture?kind=…&name=…`: the body is the file itself. */
function uploadPictureOperation(taking: PictureTaking, incoming: IncomingFiles): Operation {
  const { pool } = taking.keeping;
  const limit = limitPerPerson(pool, "pictures_uploaded", {
    points: UPLOADS_PER_HOUR,
    duration: 3600,
  });
  return {
    isForStaff: true,
    description: {
      path: contracts.UPLOAD_PICTURE,
      summary: "Keeps a picture in every width. The body is the file itself.",
      caller: "person",
      query: contracts.uploadPictureQuery,
      takes: { kind: "file" },
      answers: { kind: "json", schema: contracts.uploadedPicture },
      refusals: [...ANY_REFUSALS, "permission_denied"],
    },
    async handle({ actor, request, searchParams }) {
      const query = contracts.uploadPictureQuery.safeParse(Object.fromEntries(searchParams));
      if (!query.success) {
        throw new OperationError("invalid_input", "The kind or the name is not as it must be.", {
          fields: problemsOf(query.error),
        });
      }
      await limit(actor);
      return added(writing(pool, actor), async (within) => {
        await using file = await incoming.receive(request, contracts.PICTURE_MAX_BYTES);
        if (!file) return { field: "file", problem: "file_too_large" };
        const stored = await storePicture(taking.keeping, within, {
          ...query.data,
          userId: actor.userId,
          file: file.path,
        });
        return "problem" in stored ? { field: "file", problem: stored.problem } : stored;
      });
    },
  };
}

function takeInOperation(taking: PictureTaking): Operation {
  const { pool } = taking.keeping;
  const limit = limitPerPerson(pool, "pictures_taken_in", {
    points: UPLOADS_PER_HOUR,
    duration: 3600,
  });
  return jsonOperation(contracts.takeInPicture, async (actor, { kind, url }) => {
    await limit(actor);
    return added(writing(pool, actor), async (within) => {
      const { userId } = actor;
      const taken: TakenIn = await takeIn(taking, within, { userId, kind, url });
      return "problem" in taken ? { field: "url", problem: taken.problem } : taken;
    });
  });
}

type StaffWithin = <Result>(work: (staff: Staff) => Promise<Result>) => Promise<Result>;

function writing(pool: pg.Pool, actor: Staff["actor"]): StaffWithin {
  return (work) => asStaff(pool, { actor, area: "write" }, work);
}

/**
 * No transaction is open while a picture is received and drawn: its row is added at the end, in a transaction of
 * its own.
 */
async function added(
  asWriter: StaffWithin,
  add: (within: Within) => Promise<{ id: string } | { field: string; problem: string }>,
) {
  try {
    // Checks the right before receiving anything.
    await asWriter(async () => undefined);
    const outcome = await add((work) => asWriter(({ client }) => work(client)));
    if ("problem" in outcome) {
      throw new OperationError("invalid_input", "The picture is refused.", {
        fields: { [outcome.field]: outcome.problem },
      });
    }
    return known(await asWriter((staff) => pictures.readPicture(staff, outcome)), "picture");
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw refusalOf(error);
    throw new OperationError("service_unavailable", "The picture could not be stored.");
  }
}
