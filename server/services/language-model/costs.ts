/** US dollars for a million tokens, which is millionths of a dollar for one. */
export type Prices = { input: number; output: number };

export type Tokens = { input: number; output: number };

export function costOf({ input, output }: Tokens, prices: Prices): number {
  return Math.ceil(input * prices.input + output * prices.output);
}

/**
 * An upper bound for a text's tokens, without the model's tokenizer: one per letter in Thai or Chinese,
 * which takes three bytes, and rather more than one per word elsewhere.
 */
export function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
