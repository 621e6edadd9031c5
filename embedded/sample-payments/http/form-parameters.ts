import { StripeFault } from "../stripe-fault.ts";

/** Parameters as Stripe's clients nest them: `line_items[0][price_data][currency]=usd`. */
export type Form = { [name: string]: string | Form };

const MAX_PARAMETERS = 500;
const MAX_DEPTH = 8;

export function parseForm(text: string): Form {
  const form = emptyForm();
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MAX_PARAMETERS) throw new StripeFault(400, "Too many parameters.");
  for (const [key, value] of pairs) {
    // The database cannot keep it, and nothing here means it.
    if (key.includes("\0") || value.includes("\0")) {
      throw new StripeFault(400, "Invalid string: it contains a null character.");
    }
    put(form, pathOf(key), value);
  }
  return form;
}

function pathOf(key: string): string[] {
  const name = /^[^[\]]+/.exec(key)?.[0];
  const rest = name === undefined ? "" : key.slice(name.length);
  if (name === undefined || !/^(\[[^[\]]*\])*$/.test(rest)) {
    throw new StripeFault(400, `Invalid parameter name: ${key}`);
  }
  const path = [name, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? "")];
  if (path.length > MAX_DEPTH) throw new StripeFault(400, `Invalid parameter name: ${key}`);
  return path;
}

function put(form: Form, path: string[], value: string): void {
  const [head = "", ...rest] = path;
  // `expand[]=a&expand[]=b`: each gets the next index.
  const name = head === "" ? String(Object.keys(form).length) : head;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const branch = typeof inner === "object" ? inner : emptyForm();
  form[name] = branch;
  put(branch, rest, value);
}

/** Without a prototype: `__proto__` is a name like any other. */
function emptyForm(): Form {
  return Object.create(null);
}

/** The same parameters give the same text, whatever their order. */
export function canonical(form: Form): string {
  const entries = Object.keys(form)
    .sort()
    .map((name) => {
      const value = form[name] ?? "";
      return `${JSON.stringify(name)}:${typeof value === "string" ? JSON.stringify(value) : canonical(value)}`;
    });
  return `{${entries.join()}}`;
}
