import type { PublicationState } from "../../../contracts/publishing.ts";
import type { StoredFile } from "../../../contracts/uploads.ts";

export type JudgedLicense = { result: "waiting" } | { result: "passed" | "found"; at: string };

/**
 * What the profile's last review said about this business license; earlier reviews read another
 * file.
 */
export function judgedLicense(
  judged: PublicationState["judged"],
  { uploaded_at }: Pick<StoredFile, "uploaded_at">,
): JudgedLicense {
  if (judged === null || Date.parse(judged.createdAt) < Date.parse(uploaded_at)) {
    return { result: "waiting" };
  }
  const isFound = judged.findings.some(({ place }) => place === "business_license");
  return { result: isFound ? "found" : "passed", at: judged.createdAt };
}
