import { expect, test } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DEFAULT_PRICES, pricesFor } from "../../../contracts/prices.ts";
import { creditsToGo, isNearlyDone, wayOf } from "./way.ts";

const status = {
  tasks: [],
  blockers: [],
  companyEmailProblem: null,
  objections: [],
  isRejected: false,
  publication: "not_published",
  page: null,
  criteria: "",
  deckScore: null,
  deckFound: null,
  deckReviewedAt: null,
  underWay: null,
  matchesFound: null,
  matchesReachable: null,
  reviewedWebsite: null,
  askDiffers: null,
} as const;
const nobody = { role: STARTUP_ROLE, introductions: [] } as const;

test("a founder's way has a deck, an investor's has none", () => {
  const fresh = { ...status, tasks: [], blockers: [], objections: [] };
  expect(wayOf({ ...nobody, status: fresh })).toMatchObject([
    { step: "prepare", isDone: true },
    { step: "review", isDone: false },
    { step: "publish", isDone: false },
    { step: "match", isDone: false },
    { step: "introduce", isDone: false },
  ]);
  expect(wayOf({ ...nobody, role: INVESTOR_ROLE, status: fresh })).toHaveLength(4);
});

test("the way begins with the first task that is open", () => {
  const tasks = [
    { task: "profile" as const, done: true, missing: [] },
    { task: "website" as const, done: false, missing: [] },
  ];
  expect(
    wayOf({ ...nobody, status: { ...status, tasks, blockers: [], objections: [] } })[0],
  ).toEqual({ step: "prepare", isDone: false, to: "/website-submission" });
});

test("a step is done when it has led somewhere", () => {
  const far = {
    ...status,
    tasks: [],
    blockers: [],
    objections: [],
    deckScore: 7,
    publication: "published" as const,
    matchesFound: 9,
  };
  const agreed = [{ state: "agreed" as const }];
  const done = (of: Parameters<typeof wayOf>[0]) => wayOf(of).map(({ isDone }) => isDone);
  expect(done({ ...nobody, status: far, introductions: agreed })).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(done({ ...nobody, status: { ...far, deckScore: 5.9, matchesFound: 0 } })).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test("the last step is to invite as long as none of the matches has an account", () => {
  const matched = { ...status, tasks: [], blockers: [], objections: [], matchesFound: 9 };
  const last = (reachable: number | null, introductions: { state: "asked" }[] = []) =>
    wayOf({ ...nobody, introductions, status: { ...matched, matchesReachable: reachable } }).at(-1);
  expect(last(0)).toEqual({
    step: "invite",
    isDone: false,
    to: "/profile?tab=match#to-invite",
  });
  expect(last(1)?.step).toBe("introduce");
  expect(last(null)?.step).toBe("introduce");
  // Somebody of an earlier match has been asked.
  expect(last(0, [{ state: "asked" }])?.step).toBe("introduce");
});

test("the way is nearly done when one step is left, whichever it is", () => {
  const steps = (...done: boolean[]) =>
    done.map((isDone) => ({ step: "match" as const, isDone, to: "" }));
  expect(isNearlyDone(steps(true, true, false, true))).toBe(true);
  expect(isNearlyDone(steps(true, true, true))).toBe(true);
  expect(isNearlyDone(steps(true, false, false))).toBe(false);
});

test("the remaining cost leaves out what is paid, and the free first review", () => {
  const services = pricesFor(STARTUP_ROLE, DEFAULT_PRICES);
  const toGo = (changes: { deckScore?: number }, isReviewFree: boolean) =>
    creditsToGo(
      wayOf({
        ...nobody,
        status: { ...status, tasks: [], blockers: [], objections: [], ...changes },
      }),
      { services, isReviewFree },
    );
  expect(toGo({}, false)).toEqual({ credits: 28, isBegun: false });
  expect(toGo({}, true)).toEqual({ credits: 23, isBegun: false });
  expect(toGo({ deckScore: 9.2 }, false)).toEqual({ credits: 23, isBegun: true });
});
