import { ApiError } from "../errors.ts";
import { keyOf, type QualifiedName, type Routine } from "./model.ts";
import type { SchemaCache } from "./schema-cache.ts";
import { mostSimilar } from "./similar.ts";

const NAME_THRESHOLD = 0.75;
const PARAMETERS_THRESHOLD = 0.33;

/** The types of a single nameless argument that a body of this media type fits. */
const BODY_TYPES: Record<string, readonly string[]> = {
  "application/json": ["json", "jsonb"],
  "text/plain": ["text"],
  "text/xml": ["xml"],
  "application/octet-stream": ["bytea"],
};

type Call = {
  name: QualifiedName;
  argumentNames: readonly string[];
  /** Media type of the body; undefined for GET and HEAD. */
  bodyType: string | undefined;
};

/** Chooses among the overloads by the names of the arguments. Throws `PGRST202` or `PGRST203`. */
export function findRoutine(cache: SchemaCache, call: Call): Routine {
  const overloads = cache.routines.get(keyOf(call.name)) ?? [];
  const byName = overloads.filter((routine) => takesArguments(routine, call));
  const candidates =
    byName.length > 0 ? byName : overloads.filter((routine) => takesBody(routine, call));
  const [only, ...others] = candidates;
  if (!only) throw notFound(cache, call, overloads);
  if (others.length > 0) throw ambiguous(candidates);
  return only;
}

/** Whether the body as a whole is the function's one nameless argument. */
export function takesWholeBody({ parameters }: Routine): boolean {
  return parameters.length === 1 && parameters[0]?.name === "";
}

function takesArguments(routine: Routine, { argumentNames, bodyType }: Call): boolean {
  const { parameters } = routine;
  if (parameters.length === 0) return argumentNames.length === 0 && !isRawBody(bodyType);
  const given = new Set(argumentNames);
  return (
    parameters.every(({ name, required }) => !required || given.has(name)) &&
    argumentNames.every((name) => parameters.some((parameter) => parameter.name === name))
  );
}

function takesBody(routine: Routine, { bodyType }: Call): boolean {
  if (bodyType === undefined || !takesWholeBody(routine)) return false;
  return (BODY_TYPES[bodyType] ?? []).includes(routine.parameters[0]?.type ?? "");
}

export function isRawBody(bodyType: string | undefined): boolean {
  return bodyType !== undefined && bodyType !== "application/json" && bodyType in BODY_TYPES;
}

function ambiguous(candidates: Routine[]): ApiError {
  const signatures = candidates.map(({ schema, name, parameters }) => {
    const list = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`);
    return `${schema}.${name}(${list.join(", ")})`;
  });
  return new ApiError(
    300,
    "PGRST203",
    `Could not choose the best candidate function between: ${signatures.join(", ")}`,
    {
      hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
    },
  );
}

function notFound(cache: SchemaCache, call: Call, overloads: Routine[]): ApiError {
  const { schema, name } = call.name;
  const names = [...call.argumentNames].sort();
  const none = names.length === 0;
  const raw = isRawBody(call.bodyType);
  const list = none ? " without parameters" : `(${names.join(", ")})`;
  const words = none
    ? " without parameters"
    : ` with parameter${names.length > 1 ? "s" : ""} ${names.join(", ")}`;
  const searched = raw
    ? ` with a single unnamed ${BODY_TYPES[call.bodyType ?? ""]?.[0]} parameter`
    : `${words}${call.bodyType === "application/json" ? " or with a single unnamed json/jsonb parameter" : ""}`;
  return new ApiError(
    404,
    "PGRST202",
    `Could not find the function ${schema}.${name}${raw ? "" : list} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name}${searched}, but no matches were found in the schema cache.`,
      hint: raw ? null : suggestion(cache, call.name, names, overloads),
    },
  );
}

function suggestion(
  cache: SchemaCache,
  { schema, name }: QualifiedName,
  names: string[],
  overloads: Routine[],
): string | null {
  const found =
    overloads.length === 0
      ? mostSimilar(name, routineNames(cache, schema), NAME_THRESHOLD)
      : mostSimilar(argumentList(names), overloads.map(parameterList), PARAMETERS_THRESHOLD);
  if (found === undefined) return null;
  const called = overloads.length === 0 ? found : `${name}${found}`;
  return `Perhaps you meant to call the function ${schema}.${called}`;
}

function routineNames(cache: SchemaCache, schema: string): Set<string> {
  const names = new Set<string>();
  for (const [first] of cache.routines.values()) {
    if (first?.schema === schema) names.add(first.name);
  }
  return names;
}

function parameterList({ parameters }: Routine): string {
  return argumentList(parameters.map(({ name }) => name));
}

function argumentList(names: string[]): string {
  return `(${[...names].sort().join(", ")})`;
}
