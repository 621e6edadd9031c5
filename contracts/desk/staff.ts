import { z } from "zod";
import { emailField } from "../email-field.ts";
import { EMAIL_MAX_LENGTH } from "../mails.ts";
import { nothing, operation } from "../operation.ts";

/** The two to ten people who run the site. */
export const STAFF_ROLES = ["editor", "publisher", "support", "administrator"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What they may do. `desk.may` in the database decides; a test compares both. */
export const STAFF_AREAS = ["read", "write", "publish", "queue", "people", "staff"] as const;
export type StaffArea = (typeof STAFF_AREAS)[number];

export const STAFF_MAY: Record<StaffRole, readonly StaffArea[]> = {
  editor: ["read", "write"],
  publisher: ["read", "write", "publish", "queue"],
  support: ["read", "queue", "people"],
  administrator: STAFF_AREAS,
};

export const staffRole = z.enum(STAFF_ROLES);

export const openDesk = operation({
  path: "desk/open",
  summary: "Tells who the caller is at the desk. Takes up an invitation to the caller's address.",
  input: nothing,
  output: z.object({ role: staffRole, email: z.string(), userId: z.uuid() }),
  audience: "staff",
});

const member = z.object({
  userId: z.uuid(),
  email: z.string(),
  role: staffRole,
  addedAt: z.iso.datetime(),
  lastActAt: z.iso.datetime().nullable(),
});
export type StaffMember = z.infer<typeof member>;

export const listStaff = operation({
  path: "desk/list-staff",
  summary: "Lists who runs the site, and who was invited to.",
  input: nothing,
  output: z.object({
    staff: z.array(member),
    invited: z.array(z.object({ email: z.string(), role: staffRole, invitedAt: z.iso.datetime() })),
  }),
  audience: "staff",
});

export const inviteStaff = operation({
  path: "desk/invite-staff",
  summary: "Invites somebody by mail; who is staff already gets the role.",
  input: z.object({ email: emailField, role: staffRole }),
  output: z.null(),
  audience: "staff",
});

export const removeStaff = operation({
  path: "desk/remove-staff",
  summary: "Takes the role of a member of staff, or an invitation, away.",
  input: z.object({ email: emailField }),
  output: z.null(),
  audience: "staff",
  refusals: ["not_found"],
});

const act = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actorEmail: z.string(),
  act: z.string(),
  subjectTable: z.string().nullable(),
  subjectId: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string(),
});
export type StaffAct = z.infer<typeof act>;

/** Acts per answer. */
export const ACTS_PER_PAGE = 50;

export const listActs = operation({
  path: "desk/list-acts",
  summary:
    "Lists what staff did, newest first: administrators see everybody's acts, others their own.",
  input: z.object({
    /** The last id of the previous page. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    subjectId: z.string().max(100).optional(),
    actorEmail: z.string().max(EMAIL_MAX_LENGTH).optional(),
    act: z.string().max(100).optional(),
  }),
  output: z.object({ acts: z.array(act), hasMore: z.boolean() }),
  audience: "staff",
});
