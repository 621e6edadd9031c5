import type { z } from "zod";
import type { Act } from "../store/act.ts";
import type { Form } from "./form-parameters.ts";
import { readParameters } from "./parameters.ts";

/** One address of the API: a GET only reads, anything else is an act unless stated otherwise. */
export type Endpoint = {
  method: Method;
  pattern: RegExp;
} & (
  | { run(act: Act, form: Form, id: string): Promise<object> }
  /** An endpoint of the sandbox itself: changes nothing in the books. */
  | { operate(form: Form, id: string): Promise<object> }
);
type Method = "GET" | "POST" | "DELETE";

/** @param path with `:id` in place of an object's id. */
export function endpoint<Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  run: (act: Act, parameters: z.output<Schema>, id: string) => Promise<object>,
): Endpoint {
  return {
    method,
    pattern: patternOf(path),
    run: (act, form, id) => run(act, readParameters(schema, form), id),
  };
}

export function operation<Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  operate: (parameters: z.output<Schema>, id: string) => Promise<object>,
): Endpoint {
  return {
    method,
    pattern: patternOf(path),
    operate: (form, id) => operate(readParameters(schema, form), id),
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(":id", "([A-Za-z0-9_]+)")}$`);
}
