/** US dollars for a million tokens, which is millionths of a dollar for one. */
export type Prices = { input: number; output: number };

export type Tokens = { input: number; output: number };

export function costOf({ input, output }: Tokens, prices: Prices): number {
  return Math.ceil(input * prices.input + output * prices.output);
}

/**
 * The most tokens that a text can have, as far as one can tell without the model's tokenizer: a
 * letter in Thai or Chinese, which takes three bytes, and rather less than a word elsewhere.
 */
export function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
