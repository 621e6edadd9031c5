import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { answerQuestions, goBehind } from "../../thread.ts";

/** Compresses popular pages as far as possible; nobody waits for it. */

const NICENESS = 15;

goBehind(NICENESS);
answerQuestions<Uint8Array, Uint8Array<ArrayBuffer>>(
  (body) => {
    const plain = brotliDecompressSync(body);
    const refined = brotliCompressSync(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
    // A separate buffer: the compressor's may be part of a larger one.
    return new Uint8Array(refined);
  },
  ({ buffer }) => [buffer],
);
