import { expect, it } from "vitest";
import * as jobs from "./jobs.ts";

const MAILS = [
  "send_case_answer",
  "send_introduction_mail",
  "send_newsletter",
  "send_newsletter_confirmation",
  "send_receipt",
  "send_run_result",
  "send_staff_invitation",
  "tell_of_cancelled_plan",
  "tell_of_ended_plan",
  "tell_of_missing_payment",
  "tell_of_staff_act",
];
const OTHERS = [
  "draft_story",
  "end_asks_of_locked",
  "end_plans_of_locked",
  "forget_customer",
  "keep_schedule",
  "perform_import",
  "perform_run",
  "read_criteria",
  "settle_names",
  "take_in_pictures",
  "take_items",
  "translate_article",
  "translate_profile",
  "visit_feed",
];

it("knows each job that sends a mail by its name", () => {
  const names = Object.values(jobs).flatMap((one) =>
    typeof one === "object" && "payload" in one ? [one.name] : [],
  );
  expect(names.filter(jobs.isMailJob).toSorted()).toEqual(MAILS);
  expect(names.filter((name) => !jobs.isMailJob(name)).toSorted()).toEqual(OTHERS);
});
