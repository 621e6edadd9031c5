import { LOGO_MIN_SIDE } from "../../../contracts/files.ts";
import type { Language } from "../../../contracts/languages.ts";
import {
  DOCUMENT_MAX_PAGES,
  FILE_RULES,
  type FileKind,
  type FileProblem,
} from "../../../contracts/uploads.ts";
import type { Translate } from "../../i18n/messages.ts";
import { fileSize } from "../../i18n/sizes.ts";
import { sayFailure } from "../problems/say-problem.ts";
import type { UploadFailure } from "./use-upload.ts";

type Words = { files: Translate<"files">; problems: Translate<"problems"> };

const FAILED = {
  pitch_deck: "deckFailed",
  business_license: "licenseFailed",
  logo: "uploadFailed",
} as const;

/** What happened, in the spec's words (§8), and what to do about it. */
export function sayUploadFailure(
  t: Words,
  language: Language,
  kind: FileKind,
  name: string,
  failure: UploadFailure,
): { title: string; text: string } {
  if ("problem" in failure) {
    const text = sayFileProblem(t.files, language, kind, failure.problem);
    const isChoice = failure.problem === "file_too_large" || failure.problem.startsWith("not_");
    return { title: t.files(isChoice ? "refused" : FAILED[kind]), text };
  }
  const text =
    failure.code === "network"
      ? t.files("connectionLost", { name })
      : sayFailure(t.problems, language, failure);
  return { title: t.files(FAILED[kind]), text };
}

/** One sentence for a refused file: what is wrong, and what to do next. */
function sayFileProblem(
  t: Translate<"files">,
  language: Language,
  kind: FileKind,
  problem: FileProblem,
): string {
  return t(problem, {
    max:
      problem === "pdf_too_many_pages" && kind !== "logo"
        ? DOCUMENT_MAX_PAGES[kind]
        : fileSize(FILE_RULES[kind].maxBytes, language),
    min: LOGO_MIN_SIDE,
  });
}
