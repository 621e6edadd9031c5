import type { Parameter, Routine } from "../schema-cache/model.ts";
import { ident, type Parameters, qualified } from "./text.ts";

export const SCALAR = "data_api_scalar";

const CALL = ident("data_api_call");
const ARGUMENTS = ident("data_api_arguments");

export type Arguments =
  /** The whole body is the one nameless argument. */
  | { kind: "body"; body: string }
  /** A JSON object; `names` are its keys. */
  | { kind: "json"; json: string; names: readonly string[] }
  /** Texts from a query string; several of one name make a variadic argument. */
  | { kind: "texts"; values: Map<string, string[]> };

/** The SELECT that calls the function; `computed` are fields to read with its rows. */
export function callSql(
  routine: Routine,
  args: Arguments,
  computed: readonly string[],
  parameters: Parameters,
): string {
  const { from, list } = argumentsSql(routine, args, parameters);
  const call = `${qualified(routine)}(${list})`;
  if (routine.returns.shape !== "composite") {
    const source = `(select ${call} as ${ident(SCALAR)}) ${CALL}`;
    return `select ${CALL}.${ident(SCALAR)} from ${from}${from && "lateral "}${source}`;
  }
  const columns = [`${CALL}.*`, ...computed.map((name) => `${CALL}.${ident(name)}`)];
  return `select ${columns.join(", ")} from ${from}${from && "lateral "}${call} ${CALL}`;
}

type ArgumentsSql = { from: string; list: string };

function argumentsSql(routine: Routine, args: Arguments, parameters: Parameters): ArgumentsSql {
  switch (args.kind) {
    case "body":
      return { from: "", list: `${parameters.add(args.body)}::${routine.parameters[0]?.type}` };
    case "texts": {
      const given = routine.parameters.filter(({ name }) => args.values.has(name));
      const list = given.map((parameter) => {
        const values = args.values.get(parameter.name) ?? [];
        return argument(parameter, textValue(parameter, values, parameters));
      });
      return { from: "", list: list.join(", ") };
    }
    case "json": {
      const given = routine.parameters.filter(({ name }) => args.names.includes(name));
      if (given.length === 0) return { from: "", list: "" };
      const typed = given.map(({ name, type }) => `${ident(name)} ${type}`).join(", ");
      const from = `json_to_record(${parameters.add(args.json)}::json) as ${ARGUMENTS}(${typed}), `;
      const list = given.map((parameter) =>
        argument(parameter, `${ARGUMENTS}.${ident(parameter.name)}`),
      );
      return { from, list: list.join(", ") };
    }
  }
}

function argument({ name, variadic }: Parameter, value: string): string {
  return `${variadic ? "variadic " : ""}${ident(name)} := ${value}`;
}

function textValue(parameter: Parameter, values: string[], parameters: Parameters): string {
  if (!parameter.variadic) return `${parameters.add(values.at(-1) ?? "")}::${parameter.type}`;
  const items = values.map((value) => parameters.add(value));
  return `array[${items.join(", ")}]::${parameter.type}`;
}
