import type { z } from "zod";

/** The content of a draft. Texts may be longer than the server accepts, so that they can be shortened. */
export function readDraft<Content>(schema: z.ZodType<Content>, content: unknown): Content {
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  const tooLong = read.error.issues.filter(
    (issue) => issue.code === "too_big" && issue.origin === "string",
  );
  if (tooLong.length < read.error.issues.length) throw read.error;
  const shortened = structuredClone(content);
  for (const { path } of tooLong) put(shortened, path, "");
  const whole = schema.parse(shortened);
  for (const { path } of tooLong) put(whole, path, valueAt(content, path));
  return whole;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((at, key) => Reflect.get(Object(at), key), root);
}

function put(root: unknown, path: readonly PropertyKey[], value: unknown): void {
  const last = path.at(-1);
  if (last !== undefined) Reflect.set(Object(valueAt(root, path.slice(0, -1))), last, value);
}
