// Compresses what browsers download once, at build time, so that serving it costs nothing.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ROOT } from "./paths.mjs";

const COMPRESSIBLE = /\.(m?js|css|svg|json|webmanifest|txt|wasm|ttf|pfb)$/;
const FOLDERS = ["client", "desk"].map((name) => path.join(ROOT, "build", name));

const entries = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }),
);
for (const entry of entries) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
