import { unreadable } from "../errors.ts";

const IDENTIFIER = /[\p{L}\p{N}_ $]+/uy;
const JSON_KEY = /[^(\-:.,>)]+/uy;

/** Reads one piece of the query string from left to right; `what` names it in errors. */
export class Scanner {
  readonly text: string;
  position = 0;
  readonly #what: string;

  constructor(text: string, what: string) {
    this.text = text;
    this.#what = what;
  }

  get done(): boolean {
    return this.position >= this.text.length;
  }

  peek(literal: string): boolean {
    return this.text.startsWith(literal, this.position);
  }

  take(literal: string): boolean {
    if (!this.peek(literal)) return false;
    this.position += literal.length;
    return true;
  }

  expect(literal: string): void {
    if (!this.take(literal)) this.fail(`"${literal}"`);
  }

  match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text)?.[0];
    if (found) this.position += found.length;
    return found;
  }

  skipBlanks(): void {
    while (this.peek(" ") || this.peek("\t")) this.position += 1;
  }

  expectEnd(): void {
    if (!this.done) this.fail("end of input");
  }

  /** A name: bare (letters, digits, `_`, `$`, blanks, inner `-`) or in double quotes. */
  name(): string {
    return this.#dashed(IDENTIFIER, "field name (* or [a..z0..9_$])");
  }

  /** A key of a JSON path, which may hold nearly everything. */
  jsonKey(): string {
    return this.#dashed(JSON_KEY, "any non reserved character different from: .,>()");
  }

  /** A value in double quotes, where a backslash protects the next character. */
  quoted(): string | undefined {
    if (!this.peek('"')) return undefined;
    let value = "";
    for (let at = this.position + 1; at < this.text.length; at += 1) {
      const char = this.text[at];
      if (char === '"') {
        this.position = at + 1;
        return value;
      }
      if (char === "\\") at += 1;
      value += this.text[at] ?? "";
    }
    return undefined;
  }

  fail(expecting: string): never {
    const found = this.done ? "end of input" : JSON.stringify(this.text[this.position]);
    throw unreadable(this.#what, this.position + 1, `unexpected ${found} expecting ${expecting}`);
  }

  #dashed(part: RegExp, expecting: string): string {
    const start = this.position;
    const name = this.quoted() ?? this.#bare(part, expecting);
    // Names become part of SQL, where an empty one is an error and NUL ends the text.
    if (name === "" || name.includes("\0")) {
      this.position = start;
      this.fail(expecting);
    }
    return name;
  }

  #bare(part: RegExp, expecting: string): string {
    const parts: string[] = [];
    do {
      const found = this.match(part);
      if (found === undefined) this.fail(expecting);
      parts.push(found.trim());
    } while (!this.peek("->") && this.take("-"));
    return parts.join("-");
  }
}
