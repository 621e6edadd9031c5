import type pg from "pg";

/** One statement of a pipeline. Values travel as text and take the type that their place asks for. */
export type Statement = {
  text: string;
  values: readonly (string | null)[];
  /**
   * Statements with the same text but different variants are prepared separately. Row-level
   * security makes a plan valid for one role only: under another it would be replanned every time.
   */
  variant?: string;
};

const CAPACITY = 200;

const registries = new WeakMap<pg.Connection, PreparedStatements>();

/**
 * The named statements that one connection has parsed, least recently used first.
 * Bounded: each costs memory in the server process.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #parsedNow = new Set<string>();
  #toClose: string[] = [];
  #counter = 0;

  static of(connection: pg.Connection): PreparedStatements {
    let registry = registries.get(connection);
    if (!registry) {
      registry = new PreparedStatements();
      registries.set(connection, registry);
    }
    return registry;
  }

  /** Starts a submission: deallocates in the server what was evicted since the last one. */
  begin(connection: pg.Connection): void {
    this.#parsedNow.clear();
    for (const name of this.#toClose) connection.close({ type: "S", name }, true);
    this.#toClose = [];
  }

  /** The name under which it can be bound; sends Parse when the server does not know it. */
  name(connection: pg.Connection, statement: Statement): string {
    const key = keyOf(statement);
    const known = this.#names.get(key);
    if (known !== undefined) {
      this.#names.delete(key);
      this.#names.set(key, known);
      return known;
    }
    this.#counter += 1;
    const name = `p${this.#counter}`;
    connection.parse({ name, text: statement.text, types: [] }, true);
    this.#names.set(key, name);
    this.#parsedNow.add(key);
    if (this.#names.size > CAPACITY) this.#forgetOldest();
    return name;
  }

  /**
   * These statements did not complete. Whether a Parse sent with them arrived is not known, and
   * a second Parse under a name in use is an error: give the names up.
   */
  failed(statements: readonly Statement[]): void {
    for (const key of statements.map(keyOf)) {
      if (this.#parsedNow.has(key)) this.#forget(key);
    }
  }

  forgetAll(): void {
    for (const key of [...this.#names.keys()]) this.#forget(key);
  }

  #forgetOldest(): void {
    const oldest = this.#names.keys().next();
    if (!oldest.done) this.#forget(oldest.value);
  }

  #forget(key: string): void {
    const name = this.#names.get(key);
    if (name === undefined) return;
    this.#names.delete(key);
    this.#toClose.push(name);
  }
}

function keyOf({ text, variant = "" }: Statement): string {
  return `${variant}\0${text}`;
}
