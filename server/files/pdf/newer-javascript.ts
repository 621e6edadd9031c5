/**
 * What pdf.js asks of JavaScript where it reads and draws, and this Node lacks. Its build for older
 * engines brings that, too, with so much else that a process that reads one file took twice as long.
 */
type Keyed = Map<unknown, unknown> | WeakMap<WeakKey, unknown>;

const OF_MAPS = {
  getOrInsert(this: Keyed, key: WeakKey, value: unknown): unknown {
    if (!this.has(key)) this.set(key, value);
    return this.get(key);
  },
  getOrInsertComputed(this: Keyed, key: WeakKey, compute: (key: unknown) => unknown): unknown {
    if (!this.has(key)) this.set(key, compute(key));
    return this.get(key);
  },
};
const OF_BYTES = {
  toHex(this: Uint8Array): string {
    return Buffer.from(this).toString("hex");
  },
};
const OF_MATH = {
  /** Of lengths and widths: no sum is so long that its rounding would show. */
  sumPrecise: (all: number[]) => all.reduce((sum, one) => sum + one, 0),
};

lend(Map.prototype, OF_MAPS);
lend(WeakMap.prototype, OF_MAPS);
lend(Uint8Array.prototype, OF_BYTES);
lend(Math, OF_MATH);

function lend(to: object, methods: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in to))
      Object.defineProperty(to, name, { value, writable: true, configurable: true });
  }
}
