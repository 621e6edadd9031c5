import { readEnv } from "../env.ts";
import { backUpOnSchedule } from "./back-up-on-schedule.ts";
import { openSource } from "./open-source.ts";

/** The program of one scheduled backup (keep-backing-up.ts). */

// The server that waits for it is gone.
process.on("disconnect", () => process.exit(1));
const env = readEnv(process.env);
const source = await openSource(env, (_level, message) => console.error(message));
const { said, isComplete } = await backUpOnSchedule(source, env);
await source.close();
console.log(said);
process.exit(isComplete ? 0 : 1);
