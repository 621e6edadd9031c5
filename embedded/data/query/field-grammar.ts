import type { Field, JsonStep } from "./ast.ts";
import type { Scanner } from "./scanner.ts";

const INDEX = /-?\d+(?=->|::|\.|,|$)/y;

/** Reads `name` with its JSON path, blanks around it allowed. */
export function readField(scanner: Scanner): Field {
  scanner.skipBlanks();
  const name = scanner.name();
  const path = readJsonPath(scanner);
  scanner.skipBlanks();
  return { name, path };
}

export function readJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  for (;;) {
    const asText = scanner.take("->>");
    if (!asText && !scanner.take("->")) return path;
    const index = scanner.match(INDEX);
    path.push(
      index === undefined
        ? { asText, key: scanner.jsonKey(), isIndex: false }
        : { asText, key: index, isIndex: true },
    );
  }
}

/** The name PostgREST gives a JSON path in the answer: its last key that is not an index. */
export function jsonPathLabel(field: Field): string | undefined {
  if (field.path.length === 0) return undefined;
  return field.path.findLast((step) => !step.isIndex)?.key ?? field.name;
}
