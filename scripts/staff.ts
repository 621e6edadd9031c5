import { parseArgs } from "node:util";
import { STAFF_ROLES, staffRole } from "../contracts/desk/staff.ts";
import { appointStaff, dismissStaff, listStaffAddresses } from "../server/domain/desk/appoint.ts";
import { openRunningDatabase } from "./running-database.ts";

/**
 * For the operator, on a database whose server is running (docs/operations.md): the first
 * administrator is made here, the others are invited at the desk.
 */
const USAGE = `npm run staff -- list
npm run staff -- add <email> <${STAFF_ROLES.join(" | ")}>
npm run staff -- remove <email>`;

const { positionals } = parseArgs({ allowPositionals: true });
const [command, email = "", roleText = ""] = positionals;

const pool = openRunningDatabase();
try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await pool.end();
}

async function run(): Promise<number> {
  const role = staffRole.safeParse(roleText);
  if (command === "list") {
    for (const line of await listStaffAddresses(pool)) console.log(line);
    return 0;
  }
  if (command === "add" && email.includes("@") && role.success) {
    const isThere = await appointStaff(pool, { email, role: role.data });
    console.log(
      isThere
        ? `${email} is ${role.data}: sign in and open /desk.`
        : `${email} has no account yet: sign up with it and open /desk, which makes it ${role.data}.`,
    );
    return 0;
  }
  if (command === "remove" && email.includes("@")) {
    if (await dismissStaff(pool, email)) return 0;
    console.error(`Nobody with the address ${email} is staff.`);
    return 1;
  }
  console.error(USAGE);
  return 2;
}
