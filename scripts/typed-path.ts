import path from "node:path";

/** A path as it was typed: npm runs its commands in the project's folder. */
export function typedPath(typed: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), typed);
}
