import { describe, expect, it } from "vitest";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DEFAULT_PRICES, pricesFor } from "../../../contracts/prices.ts";
import { CHECKLIST_TASKS, type ChecklistTask } from "../../../contracts/profile-status.ts";
import { nextAction, type Standing } from "./next-action.ts";

const INVESTOR_TASKS: readonly ChecklistTask[] = ["profile", "website", "business_license"];

/** Somebody who has just published and has enough credits for anything. */
function standing(
  role: Role,
  status: Partial<Standing["status"]> = {},
  rest: Partial<Omit<Standing, "status" | "role">> = {},
): Standing {
  return {
    role,
    status: {
      tasks: tasksOf(role),
      blockers: [],
      companyEmailProblem: null,
      objections: [],
      isRejected: false,
      publication: "published",
      page: "/startups/kopiora",
      criteria: "",
      deckScore: role === STARTUP_ROLE ? 7.4 : null,
      deckFound: role === STARTUP_ROLE ? { issues: 2, sections: null } : null,
      deckReviewedAt: null,
      underWay: null,
      matchesFound: null,
      matchesReachable: null,
      reviewedWebsite: null,
      askDiffers: null,
      ...status,
    },
    credits: { balance: 500, services: pricesFor(role, DEFAULT_PRICES), isReviewFree: false },
    introductions: [],
    ...rest,
  };
}

function tasksOf(role: Role, ...open: ChecklistTask[]) {
  const tasks = role === STARTUP_ROLE ? CHECKLIST_TASKS : INVESTOR_TASKS;
  return tasks.map((task) => ({ task, done: !open.includes(task), missing: [] }));
}

const broke = (role: Role, isReviewFree = false) => ({
  credits: { balance: 1, services: pricesFor(role, DEFAULT_PRICES), isReviewFree },
});
const UNPUBLISHED = { publication: "not_published" } as const;
const NOW = new Date("2026-11-20T08:00:00Z");
const angin = { name: "Angin", answeredAt: null, isContacted: false };
const asked = { ...angin, isMine: true, state: "asked" } as const;
const wasAsked = { ...angin, isMine: false, state: "asked" } as const;
const agreed = {
  ...angin,
  isMine: true,
  state: "agreed",
  answeredAt: "2026-11-10T08:00:00Z",
} as const;
const declined = { ...angin, isMine: true, state: "declined" } as const;

describe("a founder", () => {
  it("begins with the deck, which is all that a review asks for, and knows whether that is free", () => {
    const status = {
      ...UNPUBLISHED,
      tasks: tasksOf(STARTUP_ROLE, ...CHECKLIST_TASKS),
      deckScore: null,
    };
    for (const isFree of [true, false]) {
      const new_ = standing(STARTUP_ROLE, status, broke(STARTUP_ROLE, isFree));
      expect(nextAction(new_)).toEqual({ kind: "uploadDeck", isFree });
    }
  });

  it("is not kept from matching by a deck that is gone, once published", () => {
    const status = { tasks: tasksOf(STARTUP_ROLE, "pitch_deck"), deckScore: null };
    expect(nextAction(standing(STARTUP_ROLE, status))).toEqual({ kind: "addCriteria" });
  });

  it.each(CHECKLIST_TASKS.slice(1))("then does the checklist in its order, here %s", (task) => {
    const at = CHECKLIST_TASKS.indexOf(task);
    const tasks = tasksOf(STARTUP_ROLE, ...CHECKLIST_TASKS.slice(at));
    expect(nextAction(standing(STARTUP_ROLE, { ...UNPUBLISHED, tasks }))).toEqual({
      kind: "task",
      task,
    });
  });

  it("has the deck reviewed as soon as it is there, whatever else is open", () => {
    const tasks = tasksOf(STARTUP_ROLE, "profile", "business_license");
    const status = { ...UNPUBLISHED, tasks, deckScore: null };
    expect(nextAction(standing(STARTUP_ROLE, status))).toEqual({ kind: "review", isFree: false });
    expect(nextAction(standing(STARTUP_ROLE, status, broke(STARTUP_ROLE, true)))).toEqual({
      kind: "review",
      isFree: true,
    });
    expect(nextAction(standing(STARTUP_ROLE, status, broke(STARTUP_ROLE)))).toEqual({
      kind: "addCredits",
      service: "deckReview",
      missing: 4,
    });
  });

  it("improves a deck below the score for publishing, published or not", () => {
    for (const publication of ["not_published", "published", "needs_publishing"] as const) {
      expect(nextAction(standing(STARTUP_ROLE, { publication, deckScore: 5.9 }))).toEqual({
        kind: "fixDeck",
        score: 5.9,
        found: { issues: 2, sections: null },
      });
    }
  });

  it("goes on with the checklist once the deck is good enough", () => {
    const tasks = tasksOf(STARTUP_ROLE, "business_license");
    expect(nextAction(standing(STARTUP_ROLE, { ...UNPUBLISHED, tasks, deckScore: 6 }))).toEqual({
      kind: "task",
      task: "business_license",
    });
  });

  it("is not kept from matching by a newer deck once published", () => {
    const status = { deckScore: null, criteria: "Agritech" };
    expect(nextAction(standing(STARTUP_ROLE, status))).toEqual({ kind: "match" });
  });
});

describe("an investor", () => {
  it.each(INVESTOR_TASKS)("does the checklist in its order, here %s", (task) => {
    const at = INVESTOR_TASKS.indexOf(task);
    const tasks = tasksOf(INVESTOR_ROLE, ...INVESTOR_TASKS.slice(at));
    expect(nextAction(standing(INVESTOR_ROLE, { ...UNPUBLISHED, tasks }))).toEqual({
      kind: "task",
      task,
    });
  });
});

describe.each<Role>([STARTUP_ROLE, INVESTOR_ROLE])("as %s, one", (role) => {
  const next = (...rest: Parameters<typeof standing> extends [Role, ...infer R] ? R : never) =>
    nextAction(standing(role, ...rest), NOW);
  const prices = pricesFor(role, DEFAULT_PRICES);

  it("answers whoever waits before anything else", () => {
    const waiting = { introductions: [wasAsked, asked, wasAsked] };
    const everything = { ...UNPUBLISHED, underWay: "publish", tasks: tasksOf(role, "profile") };
    expect(next({ ...everything, underWay: "publish" }, waiting)).toEqual({
      kind: "answer",
      count: 2,
    });
  });

  it("writes to whom it was introduced to next, however far the rest is", () => {
    const open = { ...UNPUBLISHED, underWay: "publish", tasks: tasksOf(role, "profile") } as const;
    expect(next(open, { introductions: [agreed, asked] })).toMatchObject({
      kind: "write",
      count: 1,
      newest: "Angin",
    });
    expect(next(open, { introductions: [agreed, wasAsked] })).toEqual({ kind: "answer", count: 1 });
  });

  it("goes on once it has written, or after two weeks", () => {
    for (const done of [{ isContacted: true }, { answeredAt: "2026-11-01T08:00:00Z" }]) {
      const introductions = [{ ...agreed, ...done }];
      expect(next({ criteria: "Agritech" }, { introductions })).toEqual({ kind: "match" });
    }
  });

  it("waits for what is under way", () => {
    expect(next({ ...UNPUBLISHED, underWay: "publish" })).toEqual({
      kind: "wait",
      service: "publish",
    });
  });

  it("uses the company's e-mail, then removes what is known to speak against the profile", () => {
    const blockers = ["company_email_required"] as const;
    const objections = [{ rule: "license_of_other_company", place: "business_license" }] as const;
    const status = { ...UNPUBLISHED, objections: [...objections] };
    expect(next({ ...status, blockers: [...blockers] })).toEqual({ kind: "fixEmail" });
    expect(next({ ...status, blockers: ["objections_stand"] })).toEqual({
      kind: "fixObjections",
      count: 1,
    });
    expect(next({ ...status, isRejected: true, blockers: ["objections_stand"] })).toEqual({
      kind: "fixRejection",
      count: 1,
    });
  });

  it("publishes, and again after a change, with the credits for it", () => {
    const again = { publication: "needs_publishing" } as const;
    expect(next(UNPUBLISHED)).toEqual({ kind: "publish" });
    expect(next(again)).toEqual({ kind: "publishAgain" });
    for (const status of [UNPUBLISHED, again]) {
      expect(next(status, broke(role))).toEqual({
        kind: "addCredits",
        service: "publish",
        missing: prices.publish - 1,
      });
    }
  });

  it("says who is looked for, and matches", () => {
    expect(next({})).toEqual({ kind: "addCriteria" });
    expect(next({ criteria: "Agritech" })).toEqual({ kind: "match" });
    expect(next({ criteria: "Agritech" }, broke(role))).toEqual({
      kind: "addCredits",
      service: "match",
      missing: prices.match - 1,
    });
    expect(next({ criteria: "Agritech", matchesFound: 0 })).toEqual({ kind: "widenCriteria" });
  });

  it("is introduced, waits for the answer, and writes", () => {
    const matched = { criteria: "Agritech", matchesFound: 12 };
    expect(next(matched)).toEqual({ kind: "introduce", count: 12, joined: 0 });
    expect(next(matched, { introductions: [declined] })).toEqual({
      kind: "introduce",
      count: 12,
      joined: 0,
    });
    expect(next({ ...matched, matchesReachable: 4 })).toMatchObject({ joined: 4 });
    expect(next(matched, { introductions: [asked] })).toEqual({ kind: "share" });
    expect(next(matched, { introductions: [asked, agreed] })).toMatchObject({
      kind: "write",
      count: 1,
      newest: "Angin",
    });
  });

  it("has its website respond before anybody is sent there", () => {
    const look = { address: "https://padi.example", checkedAt: "2026-11-19T08:00:00Z" };
    const reviewedWebsite = { ...look, responded: false };
    const matched = { criteria: "Agritech", matchesFound: 12, reviewedWebsite };
    expect(next(matched)).toEqual({ kind: "fixWebsite" });
    expect(next({ ...matched, reviewedWebsite: { ...look, responded: true } })).toMatchObject({
      kind: "introduce",
    });
    expect(next(matched, { introductions: [wasAsked] })).toMatchObject({ kind: "answer" });
    expect(next({ ...matched, criteria: "" })).toEqual({ kind: "addCriteria" });
  });
});
