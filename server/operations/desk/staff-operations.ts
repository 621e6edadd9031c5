import type pg from "pg";
import {
  inviteStaff,
  listActs,
  listStaff,
  openDesk,
  removeStaff,
} from "../../../contracts/desk/staff.ts";
import { sendStaffInvitation } from "../../../contracts/jobs.ts";
import { readActs } from "../../domain/desk/acts.ts";
import { asServer, asStaff } from "../../domain/desk/as-staff.ts";
import {
  giveRole,
  languageOfInvited,
  readStaff,
  takeRole,
  takeUpInvitation,
} from "../../domain/desk/staff.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { refusalOf, staffOperation } from "./staff-operation.ts";

/** Who runs the site, and what they did. */
export function staffOperations(pool: pg.Pool): Operation[] {
  return [
    jsonOperation(openDesk, async (actor) => {
      await takeUpInvitation(pool, actor);
      try {
        return await asStaff(pool, { actor, area: "read" }, async ({ role }) => ({
          role,
          email: actor.email,
          userId: actor.userId,
        }));
      } catch (error) {
        throw refusalOf(error);
      }
    }),
    staffOperation(pool, listStaff, "read", readStaff),
    staffOperation(pool, inviteStaff, "staff", async (staff, input) => {
      const isNew = await giveRole(staff, input);
      if (isNew) {
        await asServer(staff, async (client) => {
          const language = await languageOfInvited(client, input.email, staff.actor.userId);
          const told = { ...input, language };
          await queueJob(client, sendStaffInvitation, told, `staff:${input.email}`);
        });
      }
      return null;
    }),
    staffOperation(pool, removeStaff, "staff", async (staff, { email }) => {
      if (await takeRole(staff, email)) return null;
      throw new OperationError("not_found", "Nobody of that address is staff.");
    }),
    staffOperation(pool, listActs, "read", readActs),
  ];
}
