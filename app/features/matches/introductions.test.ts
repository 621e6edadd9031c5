import { expect, it } from "vitest";
import type { Introduction } from "../../../contracts/introductions.ts";
import { INTRODUCTION_STATES } from "../../../contracts/match-operations.ts";
import {
  canBeAsked,
  endOf,
  inOrder,
  introductionTo,
  isToWriteTo,
  standing,
} from "./introductions.ts";

function introduction(id: string, changes: Partial<Introduction> = {}): Introduction {
  return {
    id,
    candidateId: "angin",
    isMine: true,
    state: "asked",
    name: "Angin Ventures",
    page: "/investors/angin",
    card: null,
    own: { name: "Kasirin", logo: "", page: "/startups/kasirin", founder: null, raising: null },
    match: null,
    message: "",
    email: null,
    createdAt: "2026-11-01T00:00:00Z",
    answeredAt: null,
    isContacted: false,
    replies: null,
    ...changes,
  };
}

it("puts those to answer first, then the agreed and the asked, and those that ended apart", () => {
  const all = [
    introduction("declined", { state: "declined" }),
    introduction("asked"),
    introduction("to answer", { isMine: false }),
    introduction("agreed", { isMine: false, state: "agreed" }),
    introduction("expired", { isMine: false, state: "expired" }),
    introduction("to answer, older", { isMine: false }),
    introduction("withdrawn", { state: "withdrawn" }),
  ];
  const { standing, ended } = inOrder(all);
  expect(standing.map(({ id }) => id)).toEqual([
    "to answer",
    "to answer, older",
    "agreed",
    "asked",
  ]);
  expect(ended.map(({ id }) => id)).toEqual(["declined", "expired", "withdrawn"]);
});

it("leads to an agreed one for two weeks, or until the other has been contacted", () => {
  const agreed = introduction("agreed", { state: "agreed", answeredAt: "2026-11-10T08:00:00Z" });
  const on = (day: string, changes: Partial<Introduction> = {}) =>
    isToWriteTo({ ...agreed, ...changes }, new Date(day));
  expect(on("2026-11-24T07:59:00Z")).toBe(true);
  expect(on("2026-11-24T08:01:00Z")).toBe(false);
  expect(on("2026-11-11T00:00:00Z", { isContacted: true })).toBe(false);
  expect(on("2026-11-11T00:00:00Z", { state: "declined" })).toBe(false);
});

it("words the same state differently for each side", () => {
  const states = ["asked", "agreed", "declined", "withdrawn", "expired"] as const;
  expect(states.map((state) => standing({ state, isMine: true }))).toEqual([
    "waitsForThem",
    "agreed",
    "declinedByThem",
    "withdrawnByYou",
    "expiredByThem",
  ]);
  expect(states.map((state) => standing({ state, isMine: false }))).toEqual([
    "waitsForYou",
    "agreed",
    "declinedByYou",
    "withdrawnByThem",
    "expiredByYou",
  ]);
});

it("ends an open one after two weeks", () => {
  expect(endOf({ createdAt: "2026-11-25T20:30:00Z" })).toBe("2026-12-09T20:30:00.000Z");
});

it("finds the introduction of a match", () => {
  const all = [
    introduction("another company's", { candidateId: "other" }),
    introduction("withdrawn before", { state: "withdrawn" }),
    introduction("this one"),
  ];
  const find = (candidateId: string, state: "asked" | "possible" = "asked") =>
    introductionTo({ candidateId, introduction: state }, all)?.id;
  expect(find("angin")).toBe("this one");
  expect(find("unknown")).toBeUndefined();
  expect(find("angin", "possible")).toBeUndefined();
});

it("offers to ask only when the server accepts it", () => {
  const states = ["possible", "needs_page", "impossible", ...INTRODUCTION_STATES] as const;
  expect(states.filter((introduction) => canBeAsked({ introduction }))).toEqual(["possible"]);
});
