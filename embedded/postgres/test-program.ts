import path from "node:path";
import { startCluster } from "./cluster.ts";

/**
 * PostgreSQL as a separate program, as run by an operator: `node test-program.ts <folder> <superuser>`.
 * Prints the superuser's address, and ends on SIGTERM or with its parent.
 */
const [folder = "", superuser = ""] = process.argv.slice(2);

const cluster = await startCluster({
  directory: path.join(folder, "postgres"),
  superuser,
  superuserPassword: "only for tests",
  log: () => undefined,
});
process.stdout.write(`${cluster.superuserUrl}\n`);
const stop = () => void cluster.stop().then(() => process.exit(0));
process.once("SIGTERM", stop);
process.once("disconnect", stop);
