import type pg from "pg";
import * as contracts from "../../../contracts/desk/people.ts";
import { FILE_RULES } from "../../../contracts/uploads.ts";
import { deleteAccount } from "../../domain/account/delete-account.ts";
import { KeyReused } from "../../domain/credits/post-entry.ts";
import { asStaff, noteAct, type Staff } from "../../domain/desk/as-staff.ts";
import * as access from "../../domain/desk/people/access.ts";
import { findPeople } from "../../domain/desk/people/find-people.ts";
import { type KnownPerson, personToActOn } from "../../domain/desk/people/known-person.ts";
import * as money from "../../domain/desk/people/money.ts";
import { readPerson } from "../../domain/desk/people/read-person.ts";
import { resendMail } from "../../domain/desk/people/resend.ts";
import { openShownDeck } from "../../domain/desk/people/shown-deck.ts";
import type { Logger } from "../../log.ts";
import type { Mailer } from "../../services/mail/mailer.ts";
import type { ProjectAdmin } from "../../services/project/project-admin.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { known, refusalOf, staffOperation } from "./staff-operation.ts";

/** Long enough to begin a download; the permission may end in the meantime. */
const DECK_SECONDS = 60;

/** Support's work for people: find them, read what happened, put it right. */
export function peopleOperations(means: {
  pool: pg.Pool;
  admin: Pick<ProjectAdmin, "removeFolder" | "deleteUser" | "resendConfirmation">;
  mailer: Pick<Mailer, "send"> | undefined;
  storage: Pick<ProjectStorage, "sign">;
  log: Pick<Logger, "error">;
}): Operation[] {
  const { pool, admin, storage } = means;
  return [
    staffOperation(pool, contracts.findPeople, "people", findPeople),
    staffOperation(pool, contracts.readPerson, "people", async (staff, { id }) =>
      ofTheirs(await readPerson(staff, id)),
    ),
    staffOperation(pool, contracts.endSessions, "people", async (staff, input) => {
      const person = await actOn(staff, input);
      return { ended: ofTheirs(await access.endSessions(staff, person, input)) };
    }),
    staffOperation(pool, contracts.payBackRun, "people", async (staff, input) =>
      ofTheirs(await money.payBackRun(staff, await actOn(staff, input), input)),
    ),
    staffOperation(pool, contracts.moveCredits, "people", async (staff, input) => {
      const person = await actOn(staff, input);
      return money.moveCredits(staff, person, input).catch((error: unknown) => {
        if (!(error instanceof KeyReused)) throw error;
        throw new OperationError("key_reused", "This key is of another act.");
      });
    }),
    staffOperation(pool, contracts.resendMail, "people", async (staff, input) => {
      const person = await actOn(staff, input);
      const { personId: _, ...wanted } = input;
      return { outcome: ofTheirs(await resendMail(staff, person, wanted, admin)) };
    }),
    staffOperation(pool, contracts.lockAccount, "people", async (staff, input) => {
      await access.lockAccount(staff, await actOn(staff, input), input);
      return null;
    }),
    staffOperation(pool, contracts.liftStopOfPerson, "people", async (staff, input) => {
      ofTheirs(await access.liftMailStop(staff, await actOn(staff, input), input));
      return null;
    }),
    deletePersonOperation(means),
    staffOperation(pool, contracts.openShownDeck, "people", async (staff, input) => {
      const person = await actOn(staff, input);
      const deck = ofTheirs(await openShownDeck(staff, person, input.reason));
      const { bucket } = FILE_RULES.pitch_deck;
      const path = await storage.sign({ bucket, path: deck.path, seconds: DECK_SECONDS });
      return { path, name: deck.name };
    }),
  ];
}

/**
 * Not one transaction: the act is recorded first, and the deletion then runs like the person's own. It
 * may fail half-way, and be called again.
 */
function deletePersonOperation(means: Parameters<typeof peopleOperations>[0]): Operation {
  return jsonOperation(contracts.deletePerson, async (actor, input) => {
    const { email, reason } = input;
    const who = { actor, area: "people", reason } as const;
    const person = await asStaff(means.pool, who, async (staff) => {
      const known = await actOn(staff, input);
      if (email.toLowerCase() !== known.email.toLowerCase()) {
        throw new OperationError("invalid_input", "This is not the account's address.", {
          fields: { email: "emailDiffers" },
        });
      }
      await noteAct(staff, {
        act: "account.delete",
        subjectTable: "auth.users",
        subjectId: known.userId,
        reason,
      });
      return known;
    }).catch((error: unknown) => {
      throw refusalOf(error);
    });
    await deleteAccount(means, person);
    return null;
  });
}

async function actOn(staff: Staff, { personId }: { personId: string }): Promise<KnownPerson> {
  return ofTheirs(await personToActOn(staff, personId));
}

function ofTheirs<Value>(value: Value | undefined): Value {
  return known(value, "person, or nothing of it of theirs");
}
