import { FILE_RULES, type FileKind, type FileProblem } from "../../../contracts/uploads.ts";

/**
 * What the browser can check about a chosen file before it is sent; the server checks the content.
 * A name or a type is enough, because many phones give a file only one of them.
 */
export function judgeChoice(
  kind: FileKind,
  file: { name: string; type: string; size: number },
): FileProblem | undefined {
  const { extensions, mimeTypes, maxBytes } = FILE_RULES[kind];
  const name = file.name.toLowerCase();
  const isNamed = extensions.some((extension) => name.endsWith(extension));
  if (!isNamed && !mimeTypes.includes(file.type)) {
    return kind === "logo" ? "not_an_image" : "not_a_pdf";
  }
  if (file.size === 0) return "file_empty";
  return file.size > maxBytes ? "file_too_large" : undefined;
}
