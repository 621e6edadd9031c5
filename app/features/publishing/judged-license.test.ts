import { expect, test } from "vitest";
import { judgedLicense } from "./judged-license.ts";

const FILE = { uploaded_at: "2026-11-20T08:00:00.123456+00:00" };
const JUDGED = { verdict: "approved" as const, appeal: null };
const FINDING = {
  rule: "license_unreadable" as const,
  weight: "advice" as const,
  place: "business_license",
  text: "",
  why: "It has no text.",
  fix: "Upload another.",
};

test("a license waits until a review has read it", () => {
  expect(judgedLicense(null, FILE)).toEqual({ result: "waiting" });
  const before = { ...JUDGED, findings: [FINDING], createdAt: "2026-11-20T07:59:00.000Z" };
  expect(judgedLicense(before, FILE)).toEqual({ result: "waiting" });
});

test("it has passed unless something was found in it, and not elsewhere", () => {
  const at = "2026-11-20T08:05:00.000Z";
  const elsewhere = { ...FINDING, rule: "website_silent" as const, place: "website" };
  expect(judgedLicense({ ...JUDGED, findings: [elsewhere], createdAt: at }, FILE)).toEqual({
    result: "passed",
    at,
  });
  expect(judgedLicense({ ...JUDGED, findings: [FINDING], createdAt: at }, FILE)).toEqual({
    result: "found",
    at,
  });
});
