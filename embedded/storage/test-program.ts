import { createServer } from "node:http";
import pg from "pg";
import { openBlobs } from "./blobs.ts";
import { createStorage } from "./storage.ts";
import { TOKEN_SECRET } from "./test-backend.ts";
import { SERVICE } from "./transaction.ts";

/**
 * The storage service as a separate program that can be killed: `node test-program.ts <database
 * address> <folder> <most bytes>`. Prints the port; every caller has the secret key.
 */
const [connectionString, directory = "", maxFileBytes] = process.argv.slice(2);

const pool = new pg.Pool({ connectionString, max: 4 });
pool.on("error", () => undefined);
const storage = createStorage({
  pool,
  blobs: await openBlobs(directory, () => undefined),
  tokenSecrets: () => [TOKEN_SECRET],
  maxFileBytes: Number(maxFileBytes),
  log: () => undefined,
});
const server = createServer((request, response) => {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  void storage.handle(request, response, SERVICE, path, query);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
});
